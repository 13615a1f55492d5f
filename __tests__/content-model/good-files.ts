import { smallSite } from '../sites/configurations'

/** A small content folder without a mistake, by path: each test changes one thing in it. */
export const goodFiles = smallSite

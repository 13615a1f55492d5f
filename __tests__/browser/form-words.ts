import { checkContentDir } from '../../src/build/read-content'
import { siteFolder } from '../sites/read-site'
import { builtSite } from '../sites/built-site'

const content = builtSite(checkContentDir(siteFolder('whole-site')).records)

/** Copy of the consultation form and of the newsletter. */
export const words = content.sharedSection('consultation-form', 'consultation-form')
export const newsletter = content.sharedSection('newsletter', 'newsletter')
export const { search } = content.blog!

import { readGuideFiles } from '../../src/build/guide-files'
import { checkContentDir } from '../../src/build/read-content'
import { contentDir } from '../../src/build/settings'
import { resolveSite } from '../sites/resolve-site'

/** The content that the site in public/ was built of, as the build resolves it. */
export const content = resolveSite(checkContentDir(contentDir()).records, readGuideFiles())

import { readGuideFiles } from '../../src/render/guide-files'
import { checkContentDir } from '../../src/gatsby/read-content'
import { resolveSite } from '../sites/resolve-site'

/** The content of this site, whatever CONTENT_DIR says: the specification tells of no other. */
export const contentFolder = 'content'

export const { records, diagnostics } = checkContentDir(contentFolder)

/** The content as the build resolves it. */
export const content = resolveSite(records, readGuideFiles())

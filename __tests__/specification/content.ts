import { readGuideFiles } from '../../src/site/guide-files'
import { currentDay } from '../../src/build/site-fields'
import { checkContentDir } from '../../src/build/read-content'
import { builtSite } from '../sites/built-site'

/**
 * Content folder of this site, whatever the value of CONTENT_DIR: the specification is about no
 * other.
 */
export const contentFolder = 'content'

export const { records, translations, diagnostics } = checkContentDir(contentFolder)

/** The content as the build resolves it. */
export const content = builtSite(records, readGuideFiles(contentFolder), currentDay(contentFolder))

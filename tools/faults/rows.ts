import { formRows } from './form-rows'
import type { Row } from './row'
import { siteRows } from './site-rows'

/**
 * Fault matrix. A test belongs to a row when its title, or that of an enclosing describe, begins
 * with `row N:`.
 *
 * "Error state" stands for: one error notice with the specified text and telephone number, the same
 * text beside the form, every answer unchanged, no automatic second try, and a button that works
 * again.
 */
export const rows: readonly Row[] = [...formRows, ...siteRows]

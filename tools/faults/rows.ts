import { formRows } from './form-rows'
import type { Row } from './row'
import { siteRows } from './site-rows'

/**
 * The fault matrix. A test belongs to a row when its title, or that of a describe around it, begins
 * with `row N:`.
 *
 * "Error state" stands for: one error notice with the specified words and telephone number, the same
 * words beside the form, every answer kept, no second try by itself, and a button that works again.
 */
export const rows: readonly Row[] = [...formRows, ...siteRows]

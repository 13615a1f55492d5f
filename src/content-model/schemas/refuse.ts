import type { z } from 'zod'
import { explain, type Details, type DiagnosticKind } from '../diagnostics/mistakes'

/** Reports a mistake from a check of a schema, such as `superRefine`. The path is relative to its value. */
export function refuse<Kind extends DiagnosticKind>(
  context: z.RefinementCtx,
  path: readonly (string | number)[],
  kind: Kind,
  ...details: Details<Kind>
): void {
  context.addIssue({ code: 'custom', path: [...path], params: explain(kind, ...details) })
}

import { z } from 'zod'
import { trueOrFalse } from './fields'

/** Field of every file; where a collection has a `sample` of its own, which is shown, that one takes its place. */
export const sampleMark = z.strictObject({
  sample: trueOrFalse()
    .optional()
    .describe(
      'true while people, places, figures or prices in this file are invented. The check lists the file, and a build for a real address stops. In site.yaml: the organization itself is invented.',
    ),
})

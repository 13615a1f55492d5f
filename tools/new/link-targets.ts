import { urlOf } from '../../src/content-model/record-key'
import type { ContentRecords } from '../../src/content-model/record'
import type { Action } from '../../src/content-model/schemas/fields'

/** Content of the site that new files link to. */
export interface LinkTargets {
  /** Button of the header, which pages may repeat. */
  button: Action | undefined
  services: readonly { label: string; to: string }[]
}

/** Looks up what new files link to. */
export function linkTargetsOf(records: ContentRecords): LinkTargets {
  return {
    button: records.of('site')[0]?.data.consultation,
    services: records.of('service').map(({ id, data }) => ({
      label: data.label,
      to: urlOf({ name: 'service', id }) ?? '/',
    })),
  }
}

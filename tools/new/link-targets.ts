import { urlOf } from '../../src/content-model/collections'
import type { ContentRecords } from '../../src/content-model/record'
import type { Action } from '../../src/content-model/schemas/fields'

/** What a site has already that a new file may lead to. */
export interface LinkTargets {
  /** The button of the bar, which every page may repeat. */
  button: Action | undefined
  services: readonly { label: string; to: string }[]
}

/** Looks up what new files may lead to. */
export function linkTargetsOf(records: ContentRecords): LinkTargets {
  return {
    button: records.of('site')[0]?.data.consultation,
    services: records.of('service').map(({ id, data }) => ({
      label: data.label,
      to: urlOf({ name: 'service', id }) ?? '/',
    })),
  }
}

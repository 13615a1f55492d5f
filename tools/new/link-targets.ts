import { urlOf, type ContentRecords } from '../../src/content-model/record'

/** Content of the site that new files link to. */
export interface LinkTargets {
  services: readonly { label: string; to: string }[]
}

/** Looks up what new files link to. */
export function linkTargetsOf(records: ContentRecords): LinkTargets {
  return {
    services: records.of('service').map(({ id, data }) => ({
      label: data.label,
      to: urlOf({ name: 'service', id }) ?? '/',
    })),
  }
}

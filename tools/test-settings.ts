import { localEndpoint } from './ports'

/** Settings of the caller are removed: a test run must never post to a real form service. */
export const testSettings = {
  GATSBY_CONSULTATION_ENDPOINT: localEndpoint,
  GATSBY_CONSULTATION_ENCODING: '',
  GATSBY_CONSULTATION_FIELDS: '',
  GATSBY_NEWSLETTER_ENDPOINT: '',
  GATSBY_NEWSLETTER_ENCODING: '',
  GATSBY_NEWSLETTER_FIELDS: '',
  SITE_ORIGIN: '',
  CONTENT_DIR: '',
  PREVIEW: '',
  PREVIEW_CHANGES: '',
  PRECOMPRESS: 'true',
  SOURCE_DATE_EPOCH: '',
  CMS_REPO: '',
  CMS_BRANCH: '',
  CMS_HOST: '',
  CMS_API: '',
  CMS_SIGN_IN: '',
}

import { fillText } from '../content-model/text'
import {
  alertAddress,
  alertsEnded,
  alertsOn,
  alertsPath,
  type Alert,
} from '../content-model/alerts'
import { dayInWords, fillFacts } from '../content-model/facts'
import { addressIn } from '../content-model/language'
import { fillLinks, linkTarget } from '../content-model/variables/contact-links'
import { breadcrumbsTo, linkToPage, type LanguageScope } from './language-scope'
import type { AlertBar, ListedAlert, PageDraft, SectionPageData } from './site'
import { breadcrumbList } from './structured-data'

/** Returns all alerts of a language, facts filled in. */
function alertsOf({ records, facts, links }: LanguageScope): Alert[] {
  return records
    .of('alert')
    .map(({ id, data }) => ({ ...fillLinks(fillFacts(data, facts), links), id }))
}

/** Returns the bar of alerts on every page; `null` if the site has no alerts. */
export function alertBar(scope: LanguageScope): AlertBar | null {
  const alerts = alertsOf(scope)
  if (alerts.length === 0) return null
  const { folder, texts, links, today } = scope
  const { bar, more, label } = texts.alerts
  return {
    name: bar,
    more,
    list: { label, to: addressIn(folder, alertsPath) },
    alerts: alertsOn(alerts, today).map(({ id, title, places }) => ({
      title,
      address: addressIn(folder, alertAddress(id)),
      ...(places ? { places: places.map((place) => linkTarget(place, links)) } : {}),
    })),
  }
}

/** Returns the page of all alerts, if the language has any. */
export function alertPages(scope: LanguageScope): PageDraft<SectionPageData>[] {
  const alerts = alertsOf(scope)
  if (alerts.length === 0) return []
  const { config, folder, records, texts, today } = scope
  const { title, description, lead, label, on, none, ended, todo } = texts.alerts
  const path = addressIn(folder, alertsPath)
  const breadcrumbs = breadcrumbsTo(scope, { label, path }, alertsPath)
  const listed = (alert: Alert): ListedAlert => listedAlert(alert, scope)
  return [
    {
      path,
      type: 'AlertList',
      template: 'page',
      sourcePath: alertsPath,
      label,
      head: { title, description, image: 'page' },
      jsonLd: [breadcrumbList(config, breadcrumbs)],
      breadcrumbs,
      sources: records.of('alert').map(({ file }) => file),
      inSitemap: true,
      data: {
        sections: [],
        alerts: {
          lead,
          headings: { on, ended, todo },
          none,
          on: alertsOn(alerts, today).map(listed),
          ended: alertsEnded(alerts, today).map(listed),
        },
      },
    },
  ]
}

/** Returns the alerts that are on, for the feed. */
export const alertsInFeed = (scope: LanguageScope): ListedAlert[] =>
  alertsOn(alertsOf(scope), scope.today).map((alert) => listedAlert(alert, scope))

function listedAlert(
  { id, title, happens, todo, link, from, until, places = [] }: Alert,
  scope: LanguageScope,
): ListedAlert {
  const { alerts: texts, locale } = scope.texts
  const days = { from: dayInWords(from, locale), until: dayInWords(until, locale) }
  const labels = places.flatMap((place) => linkToPage(scope, place)?.label ?? [])
  const names = new Intl.ListFormat(locale).format(labels)
  return {
    id,
    title,
    happens,
    todo,
    from,
    days: from === until ? fillText(texts.day, days) : fillText(texts.days, days),
    ...(names ? { places: fillText(texts.places, { places: names }) } : {}),
    ...(link ? { link: { label: link.label, to: 'to' in link ? link.to : link.address } } : {}),
  }
}

import {
  alertAddress,
  alertsEnded,
  alertsOn,
  alertsPath,
  type Alert,
} from '../content-model/alerts'
import type { AlertBar, AlertList, ListedAlert } from '../content-model/alert-list'
import type { AlertContent } from '../content-model/schemas/alert'
import type { Interface } from '../content-model/schemas/interface'
import { addressIn } from '../content-model/language'
import { fillLinks, linkTarget } from '../content-model/variables/contact-links'
import { fillFacts } from '../content-model/variables/fact-tokens'
import { dayInWords } from '../content-model/variables/own-variables'
import { loadFacts, loadInterface, type DataNode, type NodeModel } from '../render/library'
import { breadcrumbList } from '../render/structured-data'
import { loadToday } from './build-time-node'
import { breadcrumbsTo, labelAt } from './list-pages'
import { loadSiteConfig } from './resolve-site'

/** Returns all alerts, facts filled in. */
async function loadAlerts(nodeModel: NodeModel): Promise<Alert[]> {
  const { entries } = await nodeModel.findAll<DataNode<AlertContent>>({
    type: 'ContentRecord',
    query: { filter: { collection: { eq: 'alert' } } },
  })
  const nodes = [...entries]
  if (nodes.length === 0) return []
  const { facts, links } = await loadFacts(nodeModel)
  return nodes.map(({ recordId, data }) => ({
    ...fillLinks(fillFacts(data, facts), links),
    id: recordId,
  }))
}

const alertsPathIn = ({ language = '' }: NodeModel): string => addressIn(language, alertsPath)

/** Returns what the layout of every page shows of alerts. */
export async function loadAlertBar(nodeModel: NodeModel): Promise<AlertBar | null> {
  const alerts = await loadAlerts(nodeModel)
  if (alerts.length === 0) return null
  const { alerts: texts } = await loadInterface(nodeModel)
  const { bar, more, label } = texts
  const { links } = await loadFacts(nodeModel)
  const on = alertsOn(alerts, await loadToday(nodeModel))
  return {
    name: bar,
    more,
    list: { label, to: alertsPathIn(nodeModel) },
    alerts: on.map(({ id, title, places }) => ({
      title,
      address: addressIn(nodeModel.language ?? '', alertAddress(id)),
      ...(places ? { places: places.map((place) => linkTarget(place, links)) } : {}),
    })),
  }
}

/** Returns the page of all alerts. */
export async function loadAlertList(nodeModel: NodeModel): Promise<AlertList | null> {
  const alerts = await loadAlerts(nodeModel)
  if (alerts.length === 0) return null
  const texts = await loadInterface(nodeModel)
  const { title, description, lead, label, on, none, ended, todo } = texts.alerts
  const today = await loadToday(nodeModel)
  const path = alertsPathIn(nodeModel)
  const breadcrumbs = await breadcrumbsTo(nodeModel, { label, path }, alertsPath)
  const listed = (some: readonly Alert[]): Promise<ListedAlert[]> =>
    Promise.all(some.map((alert) => listedAlert(alert, texts, nodeModel)))
  return {
    title,
    description,
    lead,
    breadcrumbs,
    structuredData: [breadcrumbList(await loadSiteConfig(nodeModel), breadcrumbs)],
    headings: { on, ended, todo },
    none,
    on: await listed(alertsOn(alerts, today)),
    ended: await listed(alertsEnded(alerts, today)),
  }
}

async function listedAlert(
  { id, title, happens, todo, link, from, until, places }: Alert,
  { alerts: texts, locale }: Interface,
  nodeModel: NodeModel,
): Promise<ListedAlert> {
  const days = { from: dayInWords(from, locale), until: dayInWords(until, locale) }
  const labels = await Promise.all((places ?? []).map((place) => labelAt(nodeModel, place)))
  const names = new Intl.ListFormat(locale).format(labels.flatMap((name) => name ?? []))
  return {
    id,
    title,
    happens,
    todo,
    from,
    days: fill(from === until ? texts.day : texts.days, days),
    ...(names ? { places: fill(texts.places, { places: names }) } : {}),
    ...(link ? { link: { label: link.label, to: 'to' in link ? link.to : link.address } } : {}),
  }
}

/** Fills the variables of a text of the interface, as `fillText` does in components. */
function fill(template: unknown, values: Readonly<Record<string, string>>): string {
  return fillFacts(template as string, values)
}

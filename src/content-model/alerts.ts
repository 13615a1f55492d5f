import type { AlertContent } from './schemas/alert'

/** Address of the list of alerts, which is there where the site has any. */
export const alertsPath = '/alerts'

/** An alert with the name of its file as its id. */
export interface Alert extends AlertContent {
  id: string
}

/** Returns the address of an alert in the list. */
export function alertAddress(id: string): string {
  return `${alertsPath}#${id}`
}

/** Returns the alerts that are on at a day, newest first, those of one day by the names of their files. */
export function alertsOn(alerts: readonly Alert[], today: string): Alert[] {
  return alerts
    .filter(({ from, until }) => from <= today && today <= until)
    .sort((a, b) => compare(b.from, a.from) || compare(a.id, b.id))
}

/** Returns the alerts that have ended in the year before a day, the last first. */
export function alertsEnded(alerts: readonly Alert[], today: string): Alert[] {
  const yearAgo = `${String(Number(today.slice(0, 4)) - 1).padStart(4, '0')}${today.slice(4)}`
  return alerts
    .filter(({ until }) => yearAgo <= until && until < today)
    .sort((a, b) => compare(b.until, a.until) || compare(a.id, b.id))
}

/** Compares by code units, which is the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

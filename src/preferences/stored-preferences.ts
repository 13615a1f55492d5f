/** Where this device keeps what a reader chose. src/preferences/apply-preferences.ts reads it by this name. */
const storageKey = 'reading'

/** One way to set something: what is kept, and what the reader sees. */
export interface Choice {
  /** A value of CSS or the name of a theme; empty for what the browser itself gives. */
  value: string
  label: string
}

/** Everything a reader can set, and the ways to set it. The first of each is the normal one. */
export const preferenceChoices = {
  /** Of the root element, relative to the text size that the browser is set to. */
  size: [
    { value: '', label: 'Normal' },
    { value: '125%', label: '125 %' },
    { value: '150%', label: '150 %' },
    { value: '200%', label: '200 %' },
  ],
  /** Height of lines, in heights of letters. */
  lines: [
    { value: '', label: 'Normal' },
    { value: '1.9', label: 'Wide' },
    { value: '2.2', label: 'Widest' },
  ],
  theme: [
    { value: '', label: 'As my device says' },
    { value: 'light', label: 'Light' },
    { value: 'dark', label: 'Dark' },
    { value: 'more', label: 'More contrast' },
  ],
  /** How fast a page is read aloud, in parts of the usual speed. */
  pace: [
    { value: '', label: 'Normal' },
    { value: '0.75', label: 'Slower' },
  ],
} as const satisfies Record<string, readonly Choice[]>

export type PreferenceName = keyof typeof preferenceChoices
export type Preferences = Readonly<Record<PreferenceName, string>>

export const defaultPreferences: Preferences = { size: '', lines: '', theme: '', pace: '' }

/** What this device remembers; normal where it remembers nothing, or nothing that we know. */
export function loadPreferences(): Preferences {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? '') as Record<
      string,
      unknown
    > | null
    const entries = Object.entries(preferenceChoices).map(([name, list]): [string, string] => [
      name,
      list.find(({ value }) => value === stored?.[name])?.value ?? '',
    ])
    return { ...defaultPreferences, ...Object.fromEntries(entries) }
  } catch {
    return defaultPreferences
  }
}

/** Lets this device remember; false where it does not. */
export function savePreferences(preferences: Preferences): boolean {
  try {
    if (Object.values(preferences).some(Boolean)) {
      localStorage.setItem(storageKey, JSON.stringify(preferences))
    } else {
      localStorage.removeItem(storageKey)
    }
    return true
  } catch {
    return false
  }
}

/** Key in localStorage. src/preferences/apply-preferences.ts reads the same. */
const storageKey = 'reading'

/** One value of a preference, and its label. */
export interface Choice {
  /** CSS value or name of a theme; empty for the default of the browser. */
  value: string
  label: string
}

/** Choices of each preference. The first is the default. */
export const preferenceChoices = {
  /** Font size of the root element, relative to the text size of the browser. */
  size: [
    { value: '', label: 'Normal' },
    { value: '125%', label: '125 %' },
    { value: '150%', label: '150 %' },
    { value: '200%', label: '200 %' },
  ],
  /** Line height, as a multiple of the font size. */
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
  /** Rate of reading aloud: 1 is the usual speed. */
  pace: [
    { value: '', label: 'Normal' },
    { value: '0.75', label: 'Slower' },
  ],
} as const satisfies Record<string, readonly Choice[]>

export type PreferenceName = keyof typeof preferenceChoices
export type Preferences = Readonly<Record<PreferenceName, string>>

export const defaultPreferences: Preferences = { size: '', lines: '', theme: '', pace: '' }

/** Returns the stored preferences; the defaults where nothing valid is stored. */
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

/** Stores preferences. Returns false where storage is blocked. */
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

/** Key in localStorage. src/preferences/apply-preferences.ts reads the same. */
const storageKey = 'reading'

/** One value of a preference. */
export interface Choice {
  /** CSS value or name of a theme; empty for the default of the browser. */
  value: string
  /** Name of its label among the words of the interface. */
  name: string
}

/** Choices of each preference. The first is the default. */
export const preferenceChoices = {
  /** Font size of the root element, relative to the text size of the browser. */
  size: [
    { value: '', name: 'normal' },
    { value: '125%', name: 'large' },
    { value: '150%', name: 'larger' },
    { value: '200%', name: 'largest' },
  ],
  /** Line height, as a multiple of the font size. */
  lines: [
    { value: '', name: 'normal' },
    { value: '1.9', name: 'wide' },
    { value: '2.2', name: 'widest' },
  ],
  theme: [
    { value: '', name: 'device' },
    { value: 'light', name: 'light' },
    { value: 'dark', name: 'dark' },
    { value: 'more', name: 'contrast' },
  ],
  /** Rate of reading aloud: 1 is the usual speed. */
  pace: [
    { value: '', name: 'normal' },
    { value: '0.75', name: 'slower' },
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

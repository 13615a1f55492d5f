/**
 * The icons that content may name. Each is drawn by `src/components/ui/icon.tsx`, which does not
 * compile while one of these names has no drawing.
 */
export const iconNames = [
  'app',
  'badge-check',
  'bank',
  'book',
  'calendar',
  'camera',
  'chat',
  'clock',
  'download',
  'gift',
  'hand-heart',
  'heart',
  'home',
  'key',
  'laptop',
  'lock',
  'mail',
  'map',
  'map-pin',
  'notes',
  'phone',
  'phone-off',
  'settings',
  'shield',
  'shopping',
  'siren',
  'smartphone',
  'tablet',
  'users',
  'video',
  'wallet',
  'warning',
  'wifi',
  'wrench',
] as const

export type IconName = (typeof iconNames)[number]

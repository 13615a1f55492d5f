/**
 * The icons that content may name. Each is drawn by `src/primitives/icon.tsx`, which does not
 * compile while one of these names has no drawing.
 */
export const iconNames = [
  'app',
  'badge-check',
  'book',
  'calendar',
  'camera',
  'chat',
  'clock',
  'download',
  'hand-heart',
  'heart',
  'home',
  'key',
  'laptop',
  'mail',
  'map-pin',
  'phone',
  'phone-off',
  'shield',
  'smile',
  'smartphone',
  'tablet',
  'users',
  'video',
  'warning',
  'wifi',
  'wrench',
] as const

export type IconName = (typeof iconNames)[number]

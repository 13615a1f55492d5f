/**
 * The drawn scenes that content may name. Each is a file `static/scenes/<name>.svg` of
 * 560 x 520 units.
 */
export const sceneNames = [
  'porch',
  'tablet',
  'telephone',
  'street',
  'city',
  'questions',
  'letter',
  'reading',
  'lost',
] as const

export type SceneName = (typeof sceneNames)[number]

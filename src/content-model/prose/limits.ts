/** School years: no file may be harder to read. */
export const hardestGrade = 7

/** Words of a sentence; beyond it older readers lose the thread. */
export const longestSentence = 25

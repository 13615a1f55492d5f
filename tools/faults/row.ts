/** Row of the fault matrix. */
export interface Row {
  row: number
  /** Fault, or unusual input. */
  fault: string
  /** Expected behavior. */
  expected: string
}

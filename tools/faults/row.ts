/** One row of the fault matrix. */
export interface Row {
  row: number
  /** What goes wrong, or what somebody writes. */
  fault: string
  /** What must happen then. */
  expected: string
}

/** A small fault that a maintainer might make, and that a test should notice. */
export interface Breakage {
  id: string
  /** What a person would lose, in one sentence. */
  loss: string
  /** The file that is changed. */
  file: string
  /** Text that stands in the file once. */
  find: string
  /** What is written in its place. It compiles. */
  replace: string
}

/** A part of the product, and the faults in it. */
export interface Room {
  name: string
  breakages: readonly Breakage[]
}

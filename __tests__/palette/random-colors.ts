/** Returns a function that gives the same random numbers in every run: from 0 up to 1. */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    // Park and Miller's generator.
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

/** Returns a random color as #RRGGBB. */
export function randomColor(random: () => number): string {
  const number = Math.floor(random() * 0x1000000)
  return `#${number.toString(16).padStart(6, '0').toUpperCase()}`
}

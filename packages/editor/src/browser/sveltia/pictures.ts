/** Addresses at which the browser finds the pictures beside the opened text, by their names. */
const addresses = new Map<string, string>()
const listeners = new Set<() => void>()

/** Keeps the addresses of new pictures: the editor would take them back after a save, while it still shows them. */
export function keepAddresses(): void {
  URL.revokeObjectURL = () => undefined
}

/** Forgets the pictures of the text that was open before. */
export const forgetPictures = (): void => addresses.clear()

/** Returns where the browser finds a picture, or an empty string while nobody knows. */
export function pictureAddress(src: string): string {
  return src.startsWith('blob:') ? src : (addresses.get(src.replace(/^\.\//, '')) ?? '')
}

export function addPicture(name: string, address: string): void {
  addresses.set(name, address)
  for (const listener of listeners) listener()
}

/** Calls a function whenever a picture has been found; returns how to stop it. */
export function onPicture(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

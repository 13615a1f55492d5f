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

/** How often the parts of a dialog are looked for, and the time between in milliseconds. */
const [tries, tryPause] = [100, 50]

/** Chooses a file in the dialog for pictures, in place of the writer. If its parts are not found, it stays open. */
export async function chooseFile(file: File): Promise<void> {
  const find = async <Found extends Element>(selector: string): Promise<Found | undefined> => {
    for (let attempt = 0; attempt < tries; attempt++) {
      const found = document.querySelector<Found>(selector)
      if (found) return found
      await new Promise((resolve) => setTimeout(resolve, tryPause))
    }
    return undefined
  }
  const input = await find<HTMLInputElement>('[role=dialog] input[type=file]')
  if (!input) return
  // Every pasted picture has the same name.
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const [, type = 'png'] = file.type.split('/')
  const { files, items } = new DataTransfer()
  items.add(new File([file], `screenshot-${time}.${type}`, { type: file.type }))
  input.files = files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  const insert = await find<HTMLElement>('[role=dialog] [data-label=Insert]:not(:disabled)')
  insert?.click()
}

/** Characters with a meaning to some host, and those that no address has. */
// eslint-disable-next-line no-control-regex
const refused = /[\u0000-\u001f\u007f"*:;<>?#\\[\]^`{|}]/

/**
 * Reads an address as people write or copy it: with letters as they are or percent-encoded, with or without a slash at
 * the end.
 *
 * @returns the decoded path without that slash: /información; `undefined` if not every host could redirect it
 */
export function readAddress(written: string): string | undefined {
  // A lone percent sign is part of a name.
  const encoded = written.replace(/%(?![0-9a-f]{2})/gi, '%25')
  if (!encoded.startsWith('/') || /%2f/i.test(encoded)) return undefined
  try {
    const path = decodeURIComponent(encoded)
      .normalize('NFC')
      .replace(/(?<=.)\/$/, '')
    const isOdd = path.split('/').some((part, index) => index > 0 && /^\.{0,2}$/.test(part))
    return refused.test(path) || (isOdd && path !== '/') ? undefined : path
  } catch {
    return undefined
  }
}

/** Encodes a decoded path as browsers do: /informaci%C3%B3n. */
export const encodedPath = (path: string): string =>
  new URL(path.replaceAll('%', '%25').replaceAll(' ', '%20'), 'http://localhost').pathname

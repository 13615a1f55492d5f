/** Returns the text of a file as Prettier formats it, so that the format check accepts it. */
export async function formatFile(file: string, text: string): Promise<string> {
  // Jest cannot load Prettier, and tests import files that use this one.
  const { format, resolveConfig } = await import('prettier')
  return format(text, { ...(await resolveConfig(file)), filepath: file })
}

/** Loads the page at a URL, as a visitor would. */
async function openAt(address: string): Promise<string> {
  history.replaceState(null, '', address)
  await jest.isolateModulesAsync(async () => {
    await import('../../src/hydration/decode-url')
  })
  return location.pathname + location.search + location.hash
}

test.each([
  ['/faq#how-we-work', '/faq#how-we-work'],
  ['/faq#caf%C3%A9', '/faq#caf%C3%A9'],
  ['/pricing#save-20%', '/pricing'],
  ['/pricing?a=1#%E0%A4%A', '/pricing?a=1'],
  ['/blog%3Fq=scam', '/blog?q=scam'],
])('%s becomes %s, which the router can read', async (address, plain) => {
  expect(await openAt(address)).toBe(plain)
})

const { existsSync } = require('node:fs')

/**
 * Where the browser of the tests is: CHROMIUM_PATH, the system's, or Playwright's own.
 * @returns {string | undefined} path of the program; nothing where there is none
 */
exports.chromiumPath = function chromiumPath() {
  const own = process.env.CHROMIUM_PATH
  if (own && !existsSync(own)) throw new Error(`CHROMIUM_PATH is "${own}", and nothing is there.`)
  const places = [own, '/usr/bin/chromium', '/usr/bin/chromium-browser', playwrights()]
  return places.find((place) => place && existsSync(place))
}

function playwrights() {
  try {
    return require('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

const { existsSync } = require('node:fs')

/**
 * Returns the path of the tests' browser: CHROMIUM_PATH, the system's, or Playwright's own.
 * @returns {string
 * undefined} path of the program; undefined where there is none
 */
exports.chromiumPath = function chromiumPath() {
  const own = process.env.CHROMIUM_PATH
  if (own && !existsSync(own)) throw new Error(`CHROMIUM_PATH is "${own}", and nothing is there.`)
  const paths = [own, '/usr/bin/chromium', '/usr/bin/chromium-browser', playwrights()]
  return paths.find((path) => path && existsSync(path))
}

function playwrights() {
  try {
    return require('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

import { chromium, type Browser } from '@playwright/test'
import { chromiumPath } from './programs.cjs'

/** Starts the Chromium that prints guides and takes pictures for the docs. */
export function startBrowser(): Promise<Browser> {
  const executablePath = chromiumPath()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  })
}

/**
 * Links the web app manifest, which only a device wants that is about to keep the site on its home
 * screen. It comes with the scripts, so that no page asks for it before the visitor does anything.
 */
export function linkManifest(): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/manifest.webmanifest'
  document.head.append(link)
}

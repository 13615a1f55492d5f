/**
 * Links the web app manifest. Only devices that add the site to the home screen need it, so it is
 * linked after hydration and not in the HTML.
 */
export function linkManifest(): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = `${__PATH_PREFIX__}/manifest.webmanifest`
  document.head.append(link)
}

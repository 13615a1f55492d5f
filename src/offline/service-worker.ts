/** Address of the service worker. A browser looks for a newer one here, and nowhere else. */
export const serviceWorkerPath = '/sw.js'

/** A page or file that browsers can keep. */
interface KeptFile {
  path: string
  /** Compressed. */
  bytes: number
}

/** Pages that browsers can keep, and what the service worker says about them, as HTML. */
export interface KeptLanguage {
  /** Where addresses of the language begin: /es/ */
  folder: string
  locale: string
  words: { notice: string; title: string; text: string; retry: string }
  /** "Who to call" first, then questions, and outcomes that say to act at once before others. */
  pages: (KeptFile & {
    /** The name of a page that leads to others: "Who to call", or the first page of a guide. */
    label?: string
  })[]
  /** Fonts, pictures and scripts of the pages. */
  files: KeptFile[]
}

export interface KeptSite {
  /** Changes with any page. */
  build: string
  /** Most bytes that a browser keeps, compressed. */
  maxBytes: number
  /** The default language last: its folder is the beginning of every address. */
  languages: KeptLanguage[]
}

/** Types of workers, which exclude those of pages. */
interface WorkerScope {
  registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
  addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void
}
interface WorkerEvent {
  data: unknown
  request: Request
  respondWith: (response: Promise<Response>) => void
  waitUntil: (promise: Promise<unknown>) => void
}

/**
 * The service worker. Once a page of a guide asks for it, it keeps that page and those that its reader may need next.
 * It always asks the network first, so a copy is never shown in place of a page that can be reached, and it keeps
 * nothing while it's installed, so a full storage or a failed download can't make it fail.
 *
 * src/output/service-worker-file.ts writes it with `toString()`: it must use nothing outside its own scope, and no
 * syntax that an old tablet cannot read.
 */
export function serviceWorker({ build, maxBytes, languages }: KeptSite): void {
  const worker = self as unknown as WorkerScope
  const { scope } = worker.registration
  // The host may hold other sites, and all of them share the storage.
  const cacheName = `kept-${scope}`
  const buildHeader = 'x-kept-build'
  const dayHeader = 'x-kept-day'
  const patience = 3000

  const pathOf = (url: string): string => decodeURI(new URL(url).pathname).replace(/(.)\/+$/, '$1')
  const languageOf = (path: string): KeptLanguage | undefined =>
    languages.filter(({ folder }) => `${path}/`.indexOf(folder) === 0)[0]
  const isIn = (files: readonly KeptFile[], path: string): boolean =>
    files.some((file) => file.path === path)
  const findCopy = async (path: string): Promise<Response | undefined> => {
    try {
      return await (await caches.open(cacheName)).match(path)
    } catch {
      // The browser refuses the storage.
    }
  }

  /** Returns the text of a copy; loads it unless that of this build is there. Empty if it can't be kept. */
  const keepFile = async (cache: Cache, path: string, isPage: boolean): Promise<string> => {
    const kept = await cache.match(path)
    if (kept && kept.headers.get(buildHeader) === build) return isPage ? kept.text() : ''
    const response = await fetch(path, { cache: 'no-cache' })
    const text = isPage ? await response.text() : ''
    // Neither an error, nor another page, nor that of a network that wants something first.
    const isOurs = !isPage || text.indexOf('<div id="___gatsby">') >= 0
    if (response.status !== 200 || pathOf(response.url) !== path || !isOurs) return ''
    const content = isPage ? text : await response.arrayBuffer()
    const headers = new Headers(response.headers)
    for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name)
    headers.set(buildHeader, build)
    headers.set(dayHeader, new Date().toISOString())
    // A new response: a redirected one can't answer a navigation.
    await cache.put(path, new Response(content, { headers }))
    return text
  }

  const keep = async (path: string): Promise<void> => {
    const language = languageOf(path)
    if (!language || !isIn(language.pages, path)) return
    const { pages, files } = language
    const cache = await caches.open(cacheName)
    const html = await keepFile(cache, path, true)
    if (!html) return
    const isNext = (page: KeptFile): boolean =>
      html.indexOf(`"${page.path}"`) >= 0 || html.indexOf(`"${page.path}#`) >= 0
    const order = pages
      .filter((page) => page.path === path)
      .concat(pages.slice(0, 1), files, pages.filter(isNext), pages)
    const kept = new Set<string>()
    let bytes = 0
    for (const file of order) {
      if (kept.has(file.path)) continue
      bytes += file.bytes
      if (bytes > maxBytes) break
      await keepFile(cache, file.path, isIn(pages, file.path))
      kept.add(file.path)
    }
    // What a former build had, and what didn't fit in this time.
    for (const request of await cache.keys()) {
      if (!kept.has(pathOf(request.url))) await cache.delete(request)
    }
  }

  /** Returns a page that works without its scripts, whose files may be out of reach. */
  const asPage = (html: string, notice: string, headers: Headers): Response => {
    const style =
      '.kept{padding:.5rem min(2rem,4.5vw);line-height:1.4}aside.kept{background:var(--lamp);color:var(--lampText)}div.kept{max-width:76rem;margin:1.5rem auto}.kept p{margin:1rem 0}.kept ul{padding:0;list-style:none}.kept a{display:inline-block;padding:.625rem 0}button[type=button],form[role=search]{display:none!important}'
    const text = html
      .replace(/<template id="react-scripts">[^]*?<\/template>/, '')
      .replace('<div id="___gatsby">', (start) => `<style>${style}</style>${notice}${start}`)
    return new Response(text, { headers })
  }

  const copyOf = async (path: string): Promise<Response | undefined> => {
    const copy = await findCopy(path)
    const language = languageOf(path)
    if (!copy || !language || !isIn(language.pages, path)) return copy
    const day = new Date(copy.headers.get(dayHeader) || '').toLocaleDateString(language.locale, {
      month: 'long',
      day: 'numeric',
    })
    const notice = language.words.notice.replace('{day}', day)
    return asPage(await copy.text(), `<aside class="kept">${notice}</aside>`, copy.headers)
  }

  /** Returns a page that says that the connection is gone, and leads to what is kept. */
  const gonePage = async (path: string): Promise<Response | undefined> => {
    const own = languageOf(path)
    for (const { pages, words } of own ? [own].concat(languages) : languages) {
      const ways: string[] = []
      let frame: Response | undefined
      for (const page of pages) {
        const copy = page.label && (await findCopy(page.path))
        if (!copy) continue
        frame = frame || copy
        ways.push(`<li><a href="${page.path}">${page.label}</a></li>`)
      }
      if (!frame) continue
      const main = `<main id="main" tabindex="-1"><div class="kept"><h1>${words.title}</h1><p>${words.text}</p><ul>${ways.join('')}</ul><p><a href="">${words.retry}</a></p></div></main>`
      const html = (await frame.text())
        .replace(/<title[^>]*>[^<]*/, () => `<title>${words.title}`)
        .replace(/<main[^]*<\/main>/, () => main)
      return asPage(html, '', frame.headers)
    }
  }

  const answer = async (request: Request, path: string, isPage: boolean): Promise<Response> => {
    const loading = fetch(request)
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
    try {
      const response = await Promise.race([loading, late])
      // A host that fails is as far away as one that can't be reached.
      if (response && response.status < 500) return response
      return (await copyOf(path)) || response || (await loading)
    } catch {
      return (await copyOf(path)) || (isPage && (await gonePage(path))) || Response.error()
    }
  }

  worker.addEventListener('install', () => void worker.skipWaiting())
  worker.addEventListener('activate', (event) => {
    // Those of another worker that this site had before.
    const removeOthers = async (): Promise<void> => {
      for (const name of await caches.keys()) {
        if (name !== cacheName && name.endsWith(scope)) await caches.delete(name)
      }
    }
    event.waitUntil(removeOthers())
  })
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    if (request.method !== 'GET' || request.url.indexOf(scope) !== 0) return
    const path = pathOf(request.url)
    const below = path.slice(pathOf(scope).replace(/\/$/, '').length + 1)
    const isPage = request.mode === 'navigate'
    const isOurs = isPage
      ? !/^(admin(\/|$)|__)|\.\w+$/.test(below)
      : languages.some(({ files }) => isIn(files, path))
    if (isOurs) event.respondWith(answer(request, path, isPage))
  })
  let last = Promise.resolve()
  worker.addEventListener('message', (event) => {
    const { data } = event
    // Gatsby sends messages of its own.
    if (typeof data !== 'string') return
    // One after the other, when several tabs ask. Without network or room, what is kept stays.
    last = last.then(() => keep(pathOf(data))).catch(() => undefined)
    event.waitUntil(last)
  })
}

/** Replaces the service worker where pages are no longer kept: removes itself and all copies. */
export function removeServiceWorker(): void {
  const worker = self as unknown as WorkerScope
  const { scope } = worker.registration
  const remove = async (): Promise<void> => {
    for (const name of await caches.keys()) if (name.endsWith(scope)) await caches.delete(name)
    await worker.registration.unregister()
  }
  worker.addEventListener('install', () => void worker.skipWaiting())
  worker.addEventListener('activate', (event) => event.waitUntil(remove()))
}

/** What nginx is started with. */
export interface NginxPlace {
  /** The folder that holds public/ and hosting/, as an absolute path. */
  site: string
  /** Where nginx may write, as an absolute path. */
  scratch: string
  port: number
  /** Whether it is started by root. */
  root: boolean
}

/** Where the site lies in docs/deploying.md. */
const exampleFolder = '/srv/porchlight'
const exampleListen = /^(\s*)listen .*;$/m

/**
 * A configuration of nginx: the block that docs/deploying.md shows to owners, word by word but for
 * the folder and the port, and around it only what lets it run beside other servers.
 *
 * @param page the text of docs/deploying.md
 * @throws Error where the page shows no such block
 */
export function nginxSettings(page: string, place: NginxPlace): string {
  const shown = /^```nginx\n(http \{\n[\s\S]*?\n\})\n```$/m.exec(page)?.[1]
  if (!shown?.includes(`${exampleFolder}/`) || !exampleListen.test(shown)) {
    throw new Error('docs/deploying.md shows no block "http" for nginx.')
  }
  if (/["\\$;{}\s]/.test(place.site + place.scratch)) {
    throw new Error(`nginx cannot be tested in a folder with such a name: ${place.site}`)
  }
  const http = shown
    .replaceAll(exampleFolder, place.site)
    .replace(exampleListen, `$1listen 127.0.0.1:${place.port};`)
    .replace('http {\n', `http {\n${scratchFolders(place.scratch)}`)
  return [
    'daemon off;',
    'worker_processes 1;',
    `pid ${place.scratch}/nginx.pid;`,
    'error_log stderr warn;',
    // Started by root it would otherwise read files as a user who may not see this folder.
    ...(place.root ? ['user root;'] : []),
    'events {}',
    http,
    '',
  ].join('\n')
}

function scratchFolders(scratch: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    '  access_log off;',
    ...kinds.map((kind) => `  ${kind}_temp_path ${scratch}/${kind};`),
    '',
  ].join('\n')
}

/** Folders, port and user that nginx is started with. */
export interface NginxOptions {
  /** Absolute path of the folder that contains public/ and hosting/. */
  site: string
  /** Absolute path of a folder for temporary files of nginx. */
  scratch: string
  port: number
  /** True where root starts it. */
  root: boolean
}

/** Folder of the site in docs/deploying.md. */
const exampleFolder = '/srv/porchlight'
const exampleListen = /^(\s*)listen .*;$/m

/**
 * Returns a configuration of nginx: the block in docs/deploying.md, with only folder and port
 * replaced, and around it what lets it run beside other servers.
 *
 * @param page the text of docs/deploying.md
 * @throws Error where the page has no such block
 */
export function nginxSettings(page: string, options: NginxOptions): string {
  const shown = /^```nginx\n(http \{\n[\s\S]*?\n\})\n```$/m.exec(page)?.[1]
  if (!shown?.includes(`${exampleFolder}/`) || !exampleListen.test(shown)) {
    throw new Error('docs/deploying.md shows no block "http" for nginx.')
  }
  if (/["\\$;{}\s]/.test(options.site + options.scratch)) {
    throw new Error(`nginx cannot be tested in a folder with such a name: ${options.site}`)
  }
  const http = shown
    .replaceAll(exampleFolder, options.site)
    .replace(exampleListen, `$1listen 127.0.0.1:${options.port};`)
    .replace('http {\n', `http {\n${scratchFolders(options.scratch)}`)
  return [
    'daemon off;',
    'worker_processes 1;',
    `pid ${options.scratch}/nginx.pid;`,
    'error_log stderr warn;',
    // Otherwise root's nginx reads files as a user without access to this folder.
    ...(options.root ? ['user root;'] : []),
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

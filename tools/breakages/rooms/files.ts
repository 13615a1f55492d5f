import type { Room } from '../breakage'

export const files: Room = {
  name: 'Headers and files',
  breakages: [
    {
      id: 'files-sniffing',
      loss: 'Browsers may run a file as a script that is none.',
      file: 'src/output/site-headers.ts',
      find: "{ name: 'X-Content-Type-Options', value: 'nosniff' },",
      replace: '',
    },
    {
      id: 'files-form-action',
      loss: 'The security policy stops requests that are sent without JavaScript.',
      file: 'src/output/content-security-policy.ts',
      find: `['form-action', "'self'", ...unique([...inline.formActions].map(addressSource))]`,
      replace: `['form-action', "'self'"]`,
    },
    {
      id: 'files-slash-redirect',
      loss: 'On Cloudflare each link takes a second trip, to an address with a slash at its end.',
      file: 'wrangler.jsonc',
      find: '"html_handling": "drop-trailing-slash"',
      replace: '"html_handling": "force-trailing-slash"',
    },
    {
      id: 'files-old-compressed-file',
      loss: 'Visitors get the packed file of an earlier build, such as yesterday’s price.',
      file: 'src/output/compress-files.ts',
      find: '(await decompress(await readFile(path))).equals(bytes)',
      replace: '(await decompress(await readFile(path))).length === bytes.length',
    },
    {
      id: 'files-stale-cache',
      loss: 'After a change of the code, pages keep what the code of yesterday made.',
      file: 'src/gatsby/source-nodes.ts',
      find: 'contentDigest: createContentDigest(fields)',
      replace: 'contentDigest: createContentDigest(key)',
    },
  ],
}

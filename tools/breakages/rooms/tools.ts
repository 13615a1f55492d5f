import type { Room } from '../breakage'

export const tools: Room = {
  name: 'Tools',
  breakages: [
    {
      id: 'tools-check-succeeds',
      loss: 'npm run check succeeds on content with mistakes, and a reviewer accepts it.',
      file: 'tools/check/main.ts',
      find: 'else if (!(await checkOnce(options))) process.exitCode = 1',
      replace: 'else await checkOnce(options)',
    },
    {
      id: 'tools-new-unchecked',
      loss: 'npm run new writes a file with a mistake, and the next build stops.',
      file: 'tools/new/main.ts',
      find: 'if (own.length > 0) throw',
      replace: 'if (own.length > 1) throw',
    },
    {
      id: 'tools-adopt-keeps-number',
      loss: 'The site of an adopter asks its visitors to text the number of the sample.',
      file: 'tools/adopt/compose.ts',
      find: "...(rest['text-phone'] ? ['texts'] : []),",
      replace: "...(rest['text-phone'] ? ['texts'] : ['texts']),",
    },
    {
      id: 'tools-translate-done',
      loss: 'npm run translate calls a translation done that still has mistakes.',
      file: 'tools/translate/translate-file.ts',
      find: '!written.includes(field) || kind ===',
      replace: '!written.includes(field) && kind ===',
    },
    {
      id: 'tools-editor-reads-any-file',
      loss: 'The local editor hands out any file below the content folder and beside it.',
      file: 'tools/cms/server.ts',
      find: 'const known = editable.test(file) && existsSync',
      replace: 'const known = existsSync',
    },
  ],
}

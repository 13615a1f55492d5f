import type { Room } from '../breakage'

export const languages: Room = {
  name: 'Languages',
  breakages: [
    {
      id: 'languages-changed-link',
      loss: 'When a link of the source changes, nobody is told that its translations lead elsewhere.',
      file: 'src/content-model/rules/translations.ts',
      find: "'name', 'link', 'price'",
      replace: "'name', 'price'",
    },
    {
      id: 'languages-words-of-buttons',
      loss: 'Spanish pages of an adopter without words of its own show English buttons.',
      file: 'src/build/read-content.ts',
      find: 'projectInterfaces(contentDir, [...languages])',
      replace: 'projectInterfaces(contentDir, [...languages].slice(0, 0))',
    },
    {
      id: 'languages-voice',
      loss: 'A screen reader pronounces Spanish pages as if they were English.',
      file: 'src/components/layout/seo.tsx',
      find: 'lang: locale.slice(0, 2)',
      replace: "lang: 'en'",
    },
    {
      id: 'languages-nobody-answers',
      loss: 'Spanish pages say that somebody is here when nobody is who speaks Spanish.',
      file: 'src/site/site-config.ts',
      find: 'open && !site.answers ? { light',
      replace: 'open ? { light',
    },
    {
      id: 'languages-of-request',
      loss: 'The office does not know in which language to call a visitor back.',
      file: 'src/content-model/form-service.ts',
      find: 'fields: { ...service.fields, language }',
      replace: 'fields: service.fields',
    },
  ],
}

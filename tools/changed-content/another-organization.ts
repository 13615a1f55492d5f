import { languageFolder } from '../../src/content-model/language'
import { adoptedContent } from '../adopt/adopted-content'
import type { ChangedCopy } from './copies'

/** Reserved names and numbers, and every part left out that may be. */
const library = {
  name: 'Lakeside',
  fullName: 'Lakeside Library Tech Helpers',
  origin: 'https://lakeside.example',
  phone: '(202) 555-0142',
  locality: 'Brackenville',
  region: 'WI',
  timeZone: 'America/Chicago',
  mainColor: '#12355B',
  accentColor: '#F2B84B',
  without: ['pricing', 'cities', 'neighbourhoods', 'testimonials', 'newsletter'],
  languages: [],
}

/** The words of the interface are there for every site, and other content folders may lack them. */
const isOfTheProject = (path: string): boolean => path.startsWith('interface/')

/** Copy whose content `npm run adopt` has made. */
export const anotherOrganization: ChangedCopy = {
  name: 'another-organization',
  changes: [
    {
      description: 'a library makes the site its own, without what it does not offer',
      make: (content) => {
        const sample = content.files(/\.(yaml|mdx|svg|png)$/).map((path) => ({
          path,
          bytes: content.readBytes(path),
        }))
        const adopted = adoptedContent(sample, library)
        for (const { path } of sample) if (!isOfTheProject(path)) content.remove(path)
        // Printed guides are made anew.
        content.remove('printed')
        for (const language of new Set(sample.map(({ path }) => languageFolder(path)))) {
          if (language) content.remove(language)
        }
        for (const { path, bytes } of adopted) content.write(path, bytes)
        return true
      },
    },
  ],
}

/** @jest-environment node */
import { parse } from 'yaml'
import type { SiteContent } from '../../../src/content-model/schemas/site'
import { readContentFiles } from '../../../src/build/read-content'
import { adoptedContent } from '../../../tools/adopt/adopted-content'
import { siteFolder } from '../../sites/read-site'

test('who gives no number for texts and no address gets none of the sample', () => {
  const organization = { name: 'Lakeside', fullName: 'Lakeside Helpers', phone: '(202) 555-0199' }
  const place = { locality: 'Brackenville', region: 'OH', timeZone: 'America/Denver' }
  const files = adoptedContent(readContentFiles(siteFolder('small-site')), {
    ...organization,
    ...place,
    origin: 'https://lakeside.example',
    languages: [],
  })
  const site = files.find(({ path }) => path === 'site.yaml')
  const { phones, emails } = parse(new TextDecoder().decode(site?.bytes)) as SiteContent
  expect({ phones, emails }).toEqual({ phones: { calls: '(202) 555-0199' } })
})

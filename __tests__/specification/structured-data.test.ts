/** @jest-environment node */
import { isShown, readBuiltSite } from '../built/site'
import { blocksOf } from '../built/structured-data'

const pages = readBuiltSite().filter(isShown)
const typesOf = (path: string): string[] =>
  blocksOf(pages.find((page) => page.path === path)!).map(({ data }) => String(data['@type']))

test.each([
  ['/', ['Organization']],
  ['/services/device-setup', ['Service', 'BreadcrumbList', 'FAQPage']],
  ['/how-we-help', ['Service', 'BreadcrumbList', 'FAQPage']],
  ['/jacksonville', ['LocalBusiness', 'BreadcrumbList']],
  ['/jacksonville/beaches', ['LocalBusiness', 'BreadcrumbList']],
  ['/chicago', ['Service', 'BreadcrumbList']],
  ['/contact', ['LocalBusiness', 'BreadcrumbList']],
  ['/faq', ['BreadcrumbList', 'FAQPage']],
  ['/blog/scam-likely-phone-call-protection', ['BreadcrumbList', 'Article']],
])('%s tells of %s', (path, types) => {
  expect(typesOf(path)).toEqual(types)
})

test.each([
  ['/services/device-setup', ['60', '120', '180']],
  ['/services/scam-protection', ['75', '150']],
  ['/services/app-training', ['60', '120', '200']],
  ['/services/troubleshooting', ['75', '150', '50']],
  ['/services/workshops', ['30', '100', '200']],
])('%s offers at %s dollars', (path, prices) => {
  const service = blocksOf(pages.find((page) => page.path === path)!)[0]!.data
  const offers = service.offers as { price: string; priceCurrency: string }[]
  expect(offers.map(({ price, priceCurrency }) => priceCurrency + price)).toEqual(
    prices.map((price) => `USD${price}`),
  )
})

test('search engines are told our hours', () => {
  const [business] = blocksOf(pages.find(({ path }) => path === '/contact')!)
  expect(business?.data.openingHoursSpecification).toBeDefined()
})

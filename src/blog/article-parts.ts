import type { RuleSet } from 'styled-components'
import { boxes, checklist, ourPromises, titles } from './article-boxes'
import { contents, linkCards, nextSteps, questions } from './article-links'
import { articlePictureStyle } from './article-picture-style'
import { articleSteps } from './article-steps'

/** How each kind of part looks, by what the HTML of an article holds where it shows one. */
const looks: readonly (readonly [sign: RegExp, style: RuleSet])[] = [
  [/class="steps/, articleSteps],
  [/class="(key-points|warning|phone-script|checklist|our-promises)/, boxes],
  [/class="contents/, contents],
  [/class="(box|list)-title/, titles],
  [/class="checklist/, checklist],
  [/class="link-card/, linkCards],
  [/<details/, questions],
  [/class="our-promises/, ourPromises],
  [/class="picture/, articlePictureStyle],
  [/class="buttons?"/, nextSteps],
]

/** The styles of the components that an article shows, as src/mdx prints them, and of no other. */
export function partStyles(html: string): RuleSet[] {
  return looks.filter(([sign]) => sign.test(html)).map(([, style]) => style)
}

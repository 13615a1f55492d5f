import { css, type RuleSet } from 'styled-components'
import {
  boxes,
  boxesOnPaper,
  checklist,
  keyPoints,
  ourPromises,
  titles,
  warnings,
} from './article-boxes'
import { contents, linkCards, nextSteps, questions } from './article-links'
import { articlePictureStyle, uprightPicture } from './article-picture-style'
import { articleSteps } from './article-steps'
import { colour } from '../theme/tokens'

const lists = css`
  ul,
  ol {
    padding-left: min(1.75rem, 8vw);
  }
  li + li {
    margin-top: 0.75rem;
  }
  li::marker {
    color: ${colour.link};
    font-weight: 700;
  }
`

const quotes = css`
  blockquote {
    padding-left: 1.25rem;
    border-left: 0.25rem solid ${colour.lamp};
  }
`

/** On paper a link is its address. */
const addresses = css`
  @media print {
    a[href^='https:']::after {
      content: ' (' attr(href) ')';
    }
  }
`

const box = /class="(key-points|warning|phone-script|checklist|our-promises)/

/** How each kind of part looks, by what the HTML of an article holds where it shows one. */
const looks: readonly (readonly [sign: RegExp, style: RuleSet])[] = [
  [/<[ou]l/, lists],
  [/class="steps/, articleSteps],
  [box, boxes],
  [/class="contents/, contents],
  [/class="box-title/, titles],
  [/class="key-points/, keyPoints],
  [/class="warning/, warnings],
  [box, boxesOnPaper],
  [/class="checklist/, checklist],
  [/class="link-card/, linkCards],
  [/<details/, questions],
  [/class="our-promises/, ourPromises],
  [/class="picture/, articlePictureStyle],
  [/class="picture upright/, uprightPicture],
  [/class="buttons?"/, nextSteps],
  [/<blockquote/, quotes],
  [/href="https:/, addresses],
]

/** The styles of the components that an article shows, as src/mdx prints them, and of no other. */
export function partStyles(html: string): RuleSet[] {
  return looks.filter(([sign]) => sign.test(html)).map(([, style]) => style)
}

import { css, type RuleSet } from 'styled-components'
import {
  boxes,
  boxesOnPaper,
  checklist,
  keyPoints,
  longBoxesOnPaper,
  ourPromises,
  titles,
  warnings,
} from './article-box-styles'
import { button, buttonRow, contents, linkCards, questions } from './article-link-styles'
import { image, caption, portraitImage } from './article-image-styles'
import { articleSteps, stepView } from './article-step-styles'
import { color } from '../../theme/tokens'

const headings = css`
  h2 {
    margin-top: clamp(2.25rem, 6vw, 3rem);
    @media print {
      margin-top: 1.5rem;
    }
  }
`

const smallHeadings = css`
  h3 {
    margin-top: 2rem;
  }
`

const belowHeadings = css`
  h2 + *,
  h3 + * {
    margin-top: 0.75rem;
  }
`

const paragraphs = css`
  p + p,
  p + ul,
  p + ol,
  ul + p,
  ol + p {
    margin-top: 1rem;
  }
`

const lists = css`
  ul,
  ol {
    padding-left: min(1.75rem, 8vw);
  }
  li + li {
    margin-top: 0.75rem;
  }
  li::marker {
    color: ${color.link};
    font-weight: 700;
  }
  @media print {
    li {
      break-inside: avoid;
    }
    li + li {
      margin-top: 0.5rem;
    }
  }
`

/** Numbers and names that do not break, where there is room. */
const noBreak = css`
  .whole,
  a[href^='tel:'],
  a[href^='sms:'] {
    white-space: nowrap;
    @container (max-width: 18rem) {
      white-space: normal;
    }
  }
`

const quotes = css`
  blockquote {
    padding-left: 1.25rem;
    border-left: 0.25rem solid ${color.lamp};
    break-inside: avoid;
  }
`

/** Prints the URL after internal links; `--site` is the host of this site. */
const ownAddresses = css`
  @media print {
    a[href^='/']::after {
      content: ' (' var(--site) attr(href) ')';
    }
  }
`

const otherAddresses = css`
  @media print {
    a[href^='https:']::after {
      content: ' (' attr(href) ')';
    }
  }
`

const box = /class="(key-points|warning|phone-script|checklist|our-promises)/

/** Styles of each component of articles, with the pattern that its HTML matches. */
const styleRules: readonly (readonly [sign: RegExp, style: RuleSet])[] = [
  [/<h2/, headings],
  [/<h3/, smallHeadings],
  [/<h[23]/, belowHeadings],
  [/<\/[pou]l?>\s*<[pou]l?[ >]/, paragraphs],
  [/<[ou]l/, lists],
  [/class="steps/, articleSteps],
  [/data-one-step/, stepView],
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
  [/class="(key-points|checklist|our-promises)/, longBoxesOnPaper],
  [/class="picture/, image],
  [/<figcaption/, caption],
  [/class="picture upright/, portraitImage],
  [/class="button"/, button],
  [/class="buttons"/, buttonRow],
  [/<blockquote/, quotes],
  [/class="whole|href="(tel|sms):/, noBreak],
  [/href="\//, ownAddresses],
  [/href="https:/, otherAddresses],
]

/**
 * Returns the styles of the components that the HTML of an article holds, as
 * src/components/article/mdx renders them, and of no other.
 */
export function articleStyles(html: string): RuleSet[] {
  return styleRules.filter(([pattern]) => pattern.test(html)).map(([, style]) => style)
}

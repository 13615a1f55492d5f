import styled, { css, type RuleSet } from 'styled-components'
import { color } from '../../theme/tokens'
import {
  articleItWorked,
  articleSteps,
  articleWayBack,
  boxes,
  boxesOnPaper,
  checklist,
  keyPoints,
  longBoxesOnPaper,
  ourPromises,
  stepView,
  titles,
  warnings,
} from './article-box-styles'
import { button, buttonRow, contents, linkCards, questions } from './article-link-styles'
import { articleBreakpoint, textColumn, visuallyHidden } from '../../theme/mixins'

/** Style of images, as src/components/article/mdx/article-image renders them. */
const image = css`
  .picture {
    margin-top: 2rem;
    margin-bottom: 2rem;
    break-inside: avoid;
  }
  .picture img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: 0.75rem;
    outline: 0.0625rem solid ${color.hairline};
    /* Placeholder while the image loads; images themselves are never transparent. */
    background: ${color.sand};
    color: ${color.ink};
  }
  @media print {
    .picture img {
      width: auto;
      max-width: 100%;
      max-height: 3in;
      /* Inside the image: outside it the line could be printed on the page before. */
      outline-offset: -0.0625rem;
      margin-left: 0;
      margin-right: 0;
      border-radius: 0;
    }
  }
`

/**
 * The first image of an article is beside its title on a wide screen, and only read aloud in the text. Where others
 * are in steps or boxes, the first of the article may be one of them.
 */
const imageBesideTitle = css`
  @media screen {
    @container (min-width: ${articleBreakpoint}) {
      &:not(:has(> * .picture)) > .picture:not(.picture ~ .picture) {
        ${visuallyHidden}
        margin: 0;
      }
    }
  }
`

/** Style of the caption of an image. */
const caption = css`
  figcaption {
    margin-top: 0.625rem;
    color: ${color.muted};
  }
`

/**
 * Style of portrait images: a screenshot of a phone as wide as the text would be taller than most
 * windows.
 */
const portraitImage = css`
  .upright img,
  .upright figcaption {
    max-width: 22em;
    margin-left: auto;
    margin-right: auto;
  }
  @media print {
    .upright img,
    .upright figcaption {
      margin-left: 0;
      margin-right: 0;
    }
  }
`

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
    /* What a list is about stays with its beginning. */
    p:has(+ ul),
    p:has(+ ol) {
      break-after: avoid;
    }
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
  a[data-away],
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
    a[href^='/']:not([data-away])::after {
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

const boxNames = ['KeyPoints', 'Warning', 'PhoneScript', 'Checklist', 'OurPromises']

/**
 * Styles of articles in the order of the cascade, each with the names of `RenderedArticle` that it is
 * for. A component that holds other elements brings their styles too.
 */
const styleRules: readonly (readonly [names: readonly string[], style: RuleSet])[] = [
  [['h2'], headings],
  [['h3'], smallHeadings],
  [['h2', 'h3', 'KeyPoints'], belowHeadings],
  [['paragraphs', 'OurPromises'], paragraphs],
  [['ul', 'ol', 'OurPromises'], lists],
  [['Steps'], articleSteps],
  [['IfItGoesWrong'], articleWayBack],
  [['ItWorked'], articleItWorked],
  [['dataOneStep'], stepView],
  [boxNames, boxes],
  [['contents'], contents],
  [['contents', 'Warning', 'PhoneScript', 'OurPromises'], titles],
  [['KeyPoints'], keyPoints],
  [['Warning'], warnings],
  [boxNames, boxesOnPaper],
  [['Checklist'], checklist],
  [['LinkCard', 'HelpLine'], linkCards],
  [['contents', 'Question'], questions],
  [['OurPromises'], ourPromises],
  [['KeyPoints', 'Checklist', 'OurPromises'], longBoxesOnPaper],
  [['Picture'], image],
  [['Picture'], imageBesideTitle],
  [['caption'], caption],
  [['upright'], portraitImage],
  [['ButtonLink', 'dataOneStep'], button],
  [['Buttons'], buttonRow],
  [['blockquote'], quotes],
  [['whole', 'tel:', 'sms:', 'OurPromises', 'HelpLine'], noBreak],
  [['path:', 'ButtonLink'], ownAddresses],
  [['https:', 'LinkCard', 'HelpLine'], otherAddresses],
]

/** Returns every name that a style is for. */
export function articleStyleNames(): string[] {
  return [...new Set(styleRules.flatMap(([names]) => names))]
}

/** Returns the styles of what an article holds, and of nothing else. */
function articleStyles(names: readonly string[]): RuleSet[] {
  return styleRules
    .filter(([users]) => users.some((name) => names.includes(name)))
    .map(([, style]) => style)
}

/**
 * Body of an article: HTML of the build, styled here. It gets the styles of what the build
 * has found in it, and no others.
 */
export const StyledArticleBody = styled.div<{ $names: readonly string[] }>`
  ${textColumn}
  > * + * {
    margin-top: 1.25rem;
  }
  ${({ $names }) => articleStyles($names)}
  @media print {
    max-width: none;
  }
`

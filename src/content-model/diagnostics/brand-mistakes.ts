import type { Mistake } from './mistake'

/** Mistakes at colors, logo and typeface. */
export const brandMistakes = {
  'contrast-too-low': {
    title: 'A color that cannot be read',
    why: 'Tired eyes see no difference between text and background where the contrast is low.',
    in: 'file',
    bad: 'mainColor: "#3C8D75"',
    good: 'mainColor: "#0E4A3C"',
  },
  'brand-file-missing': {
    title: 'A logo or typeface that is not there',
    why: 'Every page would have a gap in its header, or other letters than were meant.',
    in: 'file',
    bad: 'logo: brand/lantern.svg',
    good: 'logo: brand/logo.svg',
  },
  'brand-file-unused': {
    title: 'A file of the folder brand that nothing uses',
    why: 'It was forgotten, and somebody may change it and wonder why no page does.',
    in: 'file',
    bad: 'old-logo.svg lies beside logo.svg, and brand.yaml does not name it',
    good: 'only files that brand.yaml names lie in content/brand',
  },
  'brand-file-too-large': {
    title: 'A logo or typeface that is too large',
    why: 'It is loaded before anything can be read, also on a slow line.',
    in: 'file',
    bad: 'logo.svg has 60 kB',
    good: 'the same drawing with fewer points, below 8 kB',
  },
  'typeface-damaged': {
    title: 'A typeface that is no WOFF2 file',
    why: 'Browsers would not take it, and would show other letters.',
    in: 'file',
    bad: 'a file letters.ttf that was renamed to letters.woff2',
    good: 'the typeface, saved as WOFF2',
  },
  'drawing-damaged': {
    title: 'A logo that is no whole SVG drawing',
    why: 'It stands in every page, and what is not closed in it would swallow the text behind it.',
    in: 'file',
    bad: '<svg viewBox="0 0 32 32"><path d="M4 4h24v24z"></svg>',
    good: '<svg viewBox="0 0 32 32"><path d="M4 4h24v24z"/></svg>',
  },
  'drawing-part-refused': {
    title: 'A logo with a picture, a script, letters or an address in it',
    why: 'It stands in every page: it could run programs there, or tell others who visits the site.',
    in: 'file',
    bad: '<svg viewBox="0 0 32 32"><image href="https://logos.example/logo.png"/></svg>',
    good: '<svg viewBox="0 0 32 32"><path d="M4 4h24v24z"/></svg>',
  },
  'drawing-without-frame': {
    title: 'A logo without a viewBox, or much wider than high',
    why: 'It is drawn in a small square beside the name. Without a frame it would be cut off there.',
    in: 'file',
    bad: '<svg width="32" height="32"><path d="M4 4h24v24z"/></svg>',
    good: '<svg viewBox="0 0 32 32"><path d="M4 4h24v24z"/></svg>',
  },
} as const satisfies Record<string, Mistake>

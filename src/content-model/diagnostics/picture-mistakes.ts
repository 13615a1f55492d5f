import type { Mistake } from './mistake'

const alternative = '![what the picture shows, in up to 150 letters](./photo.jpg)'
const caption = 'words that add to the alternative text, up to 200 letters, or nothing'
const fileKind = 'a PNG or JPEG picture, as the end of its name says'
const makeSmaller =
  'Make the picture smaller in a picture program; 2,000 pixels of width are plenty.'

/** Mistakes in pictures: their words and place in an article, and their files. */
export const pictureMistakes = {
  'picture-without-words': {
    title: 'A picture without alternative text',
    why: 'Readers who cannot see it would hear a file name, or nothing.',
    found: 'a picture without alternative text',
    allowed: alternative,
    fix: 'Write between [ ] what the picture shows, for readers who cannot see it.',
  },
  'picture-words-empty': {
    title: 'Alternative text that describes nothing',
    why: 'A file name means nothing to a listener, and screen readers already announce a picture.',
    allowed: alternative,
  },
  'picture-words-too-long': {
    title: 'Too much text for a picture',
    why: 'Screen readers read alternative text in one go: nobody can pause or go back a sentence.',
  },
  'picture-words-with-fact': {
    title: 'A fact in the text of a picture',
    why: 'This text is shown exactly as written: a changed number would stay wrong here.',
    allowed: 'words without facts; facts such as {phone} belong in the text',
    fix: 'Move the fact into the text above or below the picture.',
  },
  'caption-says-nothing': {
    title: 'A caption that adds nothing',
    why: 'People who listen would hear the same words twice, or a pause.',
    allowed: caption,
  },
  'picture-out-of-place': {
    title: 'A picture in the wrong place',
    why: 'Inside words, boxes or links a picture would be small, cut off or tapped by accident.',
  },
  'picture-address': {
    title: 'A picture that is not in the folder of the article',
    why: 'Elsewhere it can be changed or removed, and its owner would learn who reads here.',
  },
  'picture-apart': {
    title: 'A picture whose address is in another place',
    why: 'Whoever changes the words later would not see which picture they describe.',
    found: 'a picture whose address is in another place',
    allowed: '![what it shows](./photo.jpg)',
    fix: 'Write the address right after the words, in ( ).',
  },
  'picture-in-guide': {
    title: 'A picture in a guide',
    why: 'Readers print guides at home, where a picture costs ink and comes out gray.',
    found: 'a picture',
    allowed: '{{markdown}}; only articles have pictures',
    fix: 'Remove it, and say in words what it shows.',
  },
  'picture-missing': {
    title: 'A picture that does not exist',
    why: 'Readers would see an empty frame, and may blame their tablet.',
  },
  'picture-unused': {
    title: 'A picture that no article shows',
    why: 'It was forgotten, or was never meant to be public. Later, nobody could tell.',
  },
  'picture-file-name': {
    title: 'A picture with a space or special character in its name',
    why: 'In an article the address ends at the space, and the picture would not be found.',
    found: 'a file name with a space or special character',
    allowed: 'letters, digits, hyphens, underscores and dots',
    fix: 'Rename the file, such as phone-screen.png.',
  },
  'picture-file-kind': {
    title: 'A picture that is neither PNG nor JPEG',
    why: 'Old tablets and feed readers cannot show other formats.',
    allowed: fileKind,
    fix: 'Open it in a picture program and save it as PNG or JPEG.',
  },
  'picture-file-damaged': {
    title: 'A damaged picture',
    why: 'Part of it would be gray, or all of it would be missing.',
    allowed: fileKind,
    fix: 'Save the picture again, or copy it again from the original.',
  },
  'picture-file-too-large': {
    title: 'A picture that is too large',
    why: 'Everybody who works on the site has to copy it, and the build may run out of memory.',
    fix: makeSmaller,
  },
  'picture-too-narrow': {
    title: 'A picture narrower than the text',
    why: 'At full width it would be blurred, and tired eyes could not read the words in it.',
    found: 'a picture {{width}} pixels wide',
    allowed: 'at least {{least}} pixels, the width of the text; narrower ones are blurred',
    fix: 'Take the picture again, or save a larger one from the original.',
  },
  'photo-missing': {
    title: 'A photo of a page that does not exist',
    why: 'Visitors would see a broken picture.',
    found: '"{{file}}", and there is no such file in the content folder',
  },
  'photo-unused': {
    title: 'A photo that no page shows',
    why: 'It was forgotten, or was never meant to be public.',
    found: 'a photo that no page names',
    allowed: 'photos that the top of a page names',
    fix: 'Write "photo:" with "file: {{file}}" and "alt: …" into the hero of the page, or remove the photo.',
  },
  'portrait-missing': {
    title: 'A portrait that does not exist',
    why: 'Visitors would see a broken picture in place of a face.',
    found: '"{{file}}", and there is no such file in the content folder',
  },
  'portrait-unused': {
    title: 'A portrait of nobody on the team',
    why: 'The photo of somebody who has left would stay public.',
    found: 'a portrait that no file of the team names',
    allowed: 'portraits that a file beside them names',
    fix: 'Write "image: {{file}}" into the file of the person, or remove the portrait.',
  },
  'portrait-twice': {
    title: 'Two portraits with one name',
    why: 'On the site both have the same address, so one person would have the face of the other.',
    found: 'a portrait that is called like {{other}}, apart from its ending',
    allowed: 'a name of its own for each portrait',
    fix: 'Rename one of them, here and in the file of the person.',
  },
  'portrait-too-large': {
    title: 'A drawn portrait that is too large',
    why: 'A page with the whole team would be slow on a weak connection.',
    found: 'a drawing of {{size}} kB',
    allowed: 'at most {{most}} kB',
    fix: 'Simplify the drawing, or save it as a PNG picture.',
  },
} as const satisfies Record<string, Mistake>

/** Mistakes in colors, logo and typeface. */
export const brandMistakes = {
  'contrast-too-low': {
    title: 'A color with too little contrast',
    why: 'With low contrast, tired eyes cannot tell the text from the background.',
    found: '"{{color}}", whose contrast with {{other}} is {{contrast}}',
    allowed: 'a contrast of at least {{least}}',
  },
  'brand-file-missing': {
    title: 'A logo or typeface that does not exist',
    why: 'Every page would have a gap in its header, or another typeface than intended.',
    found: '"{{file}}", and there is no file {{file}}',
  },
  'brand-file-unused': {
    title: 'A file in the folder brand that nothing uses',
    why: 'It was forgotten, and somebody may change it and wonder why no page changes.',
    found: 'a file that brand.yaml does not name',
    allowed: 'files that brand.yaml names as logo, icon or typeface',
    fix: 'Name it in brand.yaml, or remove the file.',
  },
  'brand-file-too-large': {
    title: 'A logo or typeface that is too large',
    why: 'It is loaded before anything can be read, even on a slow connection.',
    found: 'a file of {{size}} kB',
    allowed: 'at most {{most}} kB',
  },
  'typeface-damaged': {
    title: 'A typeface that is not a WOFF2 file',
    why: 'Browsers would ignore it and show another typeface.',
    found: 'a file that is not a WOFF2 typeface',
    allowed: 'a file in the format WOFF2',
    fix: 'Ask the maker of the typeface for the WOFF2 file, or convert it.',
  },
  'drawing-damaged': {
    title: 'A logo that is not a complete SVG drawing',
    why: 'It is part of every page, and an element that is not closed would swallow the text after it.',
    allowed: 'an SVG file in which every element is closed',
    fix: 'Save the drawing again as SVG.',
  },
  'drawing-part-refused': {
    title: 'A logo that contains a picture, a script, text or an address',
    why: 'It is part of every page: it could run programs there, or tell others who visits the site.',
    allowed: 'shapes only: {{elements}}; colors as attributes such as fill="#12355B"',
    fix: 'In your drawing program turn text into paths, and save as "plain SVG" with presentation attributes.',
  },
  'drawing-without-frame': {
    title: 'A logo without a viewBox, or much wider than high',
    why: 'It is drawn in a small square beside the name. Without a viewBox it would be cut off there.',
    allowed: '<svg viewBox="0 0 width height">, at most {{widest}} times wider than high',
    fix: 'Write something like viewBox="0 0 32 32" into <svg>, with the drawing in the middle.',
  },
} as const satisfies Record<string, Mistake>

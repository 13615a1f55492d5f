import { readDrawing } from '../../src/content-model/parse/read-drawing'

const svg = (inner: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"${more}>${inner}</svg>`
const faultsOf = (text: string): string[] =>
  readDrawing(text).faults.map(({ kind, found }) => `${kind}: ${found}`)

test('of a drawing, the shapes are read and what draws nothing is left out', () => {
  const text = `<?xml version="1.0"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:ink="http://ink.example/" viewBox="0, 0  32,32" width="32">
  <!-- by hand --><title>Lamp</title>
  <metadata><ink:page units="mm"/></metadata>
  <g ink:label="all" class="layer"><path class="while-open" d="M0 0h9v9z" fill="var(--lamp)"></path></g>
</svg>`
  expect(readDrawing(text)).toEqual({
    drawing: {
      viewBox: '0 0 32 32',
      markup: '<g><path class="while-open" d="M0 0h9v9z" fill="var(--lamp)"/></g>',
    },
    faults: [],
  })
})

test('colors of the root hold for all that is in it', () => {
  const { drawing } = readDrawing(svg('<path d="M0 0"/>', ' fill="none" width="9"'))
  expect(drawing.markup).toBe('<g fill="none"><path d="M0 0"/></g>')
})

test('references within the drawing are let through', () => {
  const inner =
    '<defs><linearGradient id="a"><stop stop-color="#12355B"/></linearGradient></defs><path id="b" fill="url(#a)"/><use href="#b" x="4"/>'
  expect(faultsOf(svg(inner))).toEqual([])
  expect(readDrawing(svg(inner)).drawing.markup).toBe(inner)
})

test.each([
  ['a script', '<script>alert(1)</script>', 'an element <script>'],
  ['a picture', '<image href="https://a.example/b.png"/>', 'an element <image>'],
  ['HTML', '<foreignObject><p>Hi</p></foreignObject>', 'an element <foreignObject>'],
  ['a style sheet', '<style>path{fill:red}</style>', 'an element <style>'],
  ['letters', '<text>Lamp</text>', 'an element <text>'],
  ['a link', '<a href="/x"><path/></a>', 'an element <a>'],
  ['an animation', '<animate attributeName="href"/>', 'an element <animate>'],
  ['a handler', '<path onload="alert(1)"/>', 'an attribute onload, which runs a script'],
  ['a handler in capitals', '<path ONCLICK="alert(1)"/>', 'an attribute ONCLICK'],
  ['an outer reference', '<use href="https://a.example/#b"/>', 'which loads something'],
  ['a script address', '<use href="javascript:alert(1)"/>', 'which loads something'],
  ['a data address', '<use href="data:image/svg+xml,x"/>', 'which loads something'],
  ['an outer paint', '<path fill="url(https://a.example/#b)"/>', 'which loads something'],
  ['one between quotes', `<path fill="url('//a.example/#b')"/>`, 'which loads something'],
  ['one with spaces', '<path style="fill: url( https://a.example )"/>', 'which loads something'],
  ['one that is escaped', '<path style="fill: u\\72l(x)"/>', 'which loads something'],
  ['one of two', '<path style="fill:url(#a);mask:url(b.svg)"/>', 'which loads something'],
  ['a color that there is not', '<path fill="var(--lantern)"/>', 'var(--lantern), and there is no'],
])('%s is refused', (_, inner, found) => {
  const faults = faultsOf(svg(inner))
  expect(faults.join('\n')).toContain('drawing-part-refused')
  expect(faults.join('\n')).toContain(found)
})

test('declarations of a document type are refused', () => {
  const text = `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('')}`
  expect(faultsOf(text)).toEqual(['drawing-part-refused: declarations in a <!DOCTYPE>'])
})

test.each([
  ['is not closed', svg('<path d="M0 0">')],
  ['is cut off', svg('<g>').slice(0, -3)],
  ['has words without quotes', svg('<path d=M0/>')],
  ['has an unknown entity', svg('<path d="&lamp;"/>')],
  ['is empty', ''],
  ['is a picture', '\u0089PNG\r\n\u001a\n'],
])('a file that %s is damaged', (_, text) => {
  expect(faultsOf(text).join('\n')).toContain('drawing-damaged')
})

test.each([
  ['without a viewBox', '<svg/>', 'no viewBox'],
  ['with three numbers', '<svg viewBox="0 0 32"/>', 'no viewBox'],
  ['with a width of nothing', '<svg viewBox="0 0 0 32"/>', 'no viewBox'],
  ['with words', '<svg viewBox="0 0 wide high"/>', 'no viewBox'],
  ['much wider than high', '<svg viewBox="0 0 64 32"/>', 'a drawing of 64 x 32'],
  ['much higher than wide', '<svg viewBox="0 0 20 32"/>', 'a drawing of 20 x 32'],
  ['of another kind', '<html viewBox="0 0 32 32"/>', 'begins with <html>'],
])('a drawing %s has no frame', (_, text, found) => {
  expect(faultsOf(text)[0]).toContain('drawing-without-frame')
  expect(faultsOf(text)[0]).toContain(found)
})

test('a mistake is said at its line', () => {
  const { faults } = readDrawing(svg('\n  <path d="M0 0"/>\n  <image/>\n'))
  expect(faults.map(({ line }) => line)).toEqual([3])
})

import { JsonLd } from '../../../src/components/layout/page-frame'
import { renderAlone } from './render'

const block = (id: string, name: string) => ({ id, data: { '@type': 'Thing', name } })

test('each block has an element of its own, with the id ld-{id}', () => {
  const { container } = renderAlone(
    <JsonLd blocks={[block('faq', 'One'), block('service', 'Two')]} />,
  )
  const blocks = Array.from(container.querySelectorAll('script[type="application/ld+json"]'))
  expect(blocks.map(({ id }) => id)).toEqual(['ld-faq', 'ld-service'])
  expect(JSON.parse(blocks[1]?.textContent ?? '')).toEqual({ '@type': 'Thing', name: 'Two' })
})

test('no text can close the element of its block: every < is escaped', () => {
  const { container } = renderAlone(
    <JsonLd blocks={[block('x', '</script><script>alert(1)</script><!--')]} />,
  )
  const [script, ...more] = Array.from(container.querySelectorAll('script'))
  expect(more).toEqual([])
  expect(script?.textContent).not.toContain('<')
  expect(JSON.parse(script?.textContent ?? '')).toEqual(
    block('x', '</script><script>alert(1)</script><!--').data,
  )
})

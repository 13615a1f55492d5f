/** @jest-environment node */
import { brandOf } from '../../src/content-model/brand'
import { records } from './content'

const { schemes } = brandOf(records)

test('the colors are those of the design', () => {
  expect(schemes.light).toMatchObject({
    paper: '#FFFCF5',
    sand: '#F6EEDF',
    ink: '#1B2A38',
    muted: '#3F4B57',
    link: '#0E4A3C',
    button: '#0E4A3C',
    band: '#0E4A3C',
    lamp: '#FFC94D',
    bandFigure: '#FFD574',
    visited: '#54307A',
    brick: '#8E1F14',
    line: '#7A7468',
  })
  expect(schemes.dark).toMatchObject({ paper: '#10202B', ink: '#FFF6E3', link: '#9FE0CB' })
})

import type { ReactElement } from 'react'
import { Phone, TriangleAlert } from 'lucide'
import { LineDrawing } from '../primitives/line-drawing'

/** Drawn signs of article boxes. Each stands beside words, so it is hidden from screen readers. */
export const WarningMark = (): ReactElement => <LineDrawing of={TriangleAlert} size={28} />
export const PhoneMark = (): ReactElement => <LineDrawing of={Phone} size={28} />

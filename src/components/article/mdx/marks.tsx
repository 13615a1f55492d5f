import type { ReactElement } from 'react'
import Phone from 'lucide/dist/esm/icons/phone.mjs'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import { LineDrawing } from '../../ui/line-drawing'

/** Drawn signs of article boxes. Each stands beside words, so it is hidden from screen readers. */
export const WarningMark = (): ReactElement => <LineDrawing of={TriangleAlert} size={28} />
export const PhoneMark = (): ReactElement => <LineDrawing of={Phone} size={28} />

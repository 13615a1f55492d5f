import type { ReactElement } from 'react'
import { Phone, TriangleAlert } from 'lucide-react'

/** Drawn signs of article boxes. Each stands beside words, so it is hidden from screen readers. */
export const WarningMark = (): ReactElement => <TriangleAlert size={28} aria-hidden="true" />
export const PhoneMark = (): ReactElement => <Phone size={28} aria-hidden="true" />

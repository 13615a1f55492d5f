import type { ReactElement } from 'react'
import Phone from 'lucide/dist/esm/icons/phone.mjs'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import { LucideIcon } from '../../ui/lucide-icon'

/** Icons of article boxes. Each stands beside text, so it is hidden from screen readers. */
export const WarningIcon = (): ReactElement => <LucideIcon icon={TriangleAlert} size={28} />
export const PhoneIcon = (): ReactElement => <LucideIcon icon={Phone} size={28} />

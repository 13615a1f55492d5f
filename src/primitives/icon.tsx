import {
  AppWindow,
  BadgeCheck,
  BookOpen,
  CalendarDays,
  Camera,
  Clock,
  Download,
  HandHeart,
  Heart,
  House,
  KeyRound,
  Laptop,
  Mail,
  MapPin,
  MessageSquare,
  Phone,
  PhoneOff,
  ShieldCheck,
  Smartphone,
  Smile,
  Tablet,
  TriangleAlert,
  Users,
  Video,
  Wifi,
  Wrench,
  type LucideIcon,
} from 'lucide-react'
import type { ReactElement } from 'react'
import type { IconName } from '../content-model/shapes/icons'

const drawings: Record<IconName, LucideIcon> = {
  app: AppWindow,
  'badge-check': BadgeCheck,
  book: BookOpen,
  calendar: CalendarDays,
  camera: Camera,
  chat: MessageSquare,
  clock: Clock,
  download: Download,
  'hand-heart': HandHeart,
  heart: Heart,
  home: House,
  key: KeyRound,
  laptop: Laptop,
  mail: Mail,
  'map-pin': MapPin,
  phone: Phone,
  'phone-off': PhoneOff,
  shield: ShieldCheck,
  smile: Smile,
  smartphone: Smartphone,
  tablet: Tablet,
  users: Users,
  video: Video,
  warning: TriangleAlert,
  wifi: Wifi,
  wrench: Wrench,
}

/** A drawn sign. It always stands beside words, so screen readers skip it. */
export function Icon(props: { name: IconName; size?: number }): ReactElement {
  const Drawing = drawings[props.name]
  return <Drawing size={props.size ?? 40} strokeWidth={1.75} aria-hidden="true" focusable="false" />
}

import type { IconNode } from 'lucide'
import AppWindow from 'lucide/dist/esm/icons/app-window.mjs'
import BadgeCheck from 'lucide/dist/esm/icons/badge-check.mjs'
import BookOpen from 'lucide/dist/esm/icons/book-open.mjs'
import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs'
import Camera from 'lucide/dist/esm/icons/camera.mjs'
import Clock from 'lucide/dist/esm/icons/clock.mjs'
import Download from 'lucide/dist/esm/icons/download.mjs'
import FileText from 'lucide/dist/esm/icons/file-text.mjs'
import Gift from 'lucide/dist/esm/icons/gift.mjs'
import HandHeart from 'lucide/dist/esm/icons/hand-heart.mjs'
import Heart from 'lucide/dist/esm/icons/heart.mjs'
import House from 'lucide/dist/esm/icons/house.mjs'
import KeyRound from 'lucide/dist/esm/icons/key-round.mjs'
import Landmark from 'lucide/dist/esm/icons/landmark.mjs'
import Laptop from 'lucide/dist/esm/icons/laptop.mjs'
import Lock from 'lucide/dist/esm/icons/lock.mjs'
import Mail from 'lucide/dist/esm/icons/mail.mjs'
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import MapIcon from 'lucide/dist/esm/icons/map.mjs'
import MessageSquare from 'lucide/dist/esm/icons/message-square.mjs'
import PhoneOff from 'lucide/dist/esm/icons/phone-off.mjs'
import Phone from 'lucide/dist/esm/icons/phone.mjs'
import Settings from 'lucide/dist/esm/icons/settings.mjs'
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs'
import ShoppingCart from 'lucide/dist/esm/icons/shopping-cart.mjs'
import Siren from 'lucide/dist/esm/icons/siren.mjs'
import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs'
import Tablet from 'lucide/dist/esm/icons/tablet.mjs'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import Users from 'lucide/dist/esm/icons/users.mjs'
import Video from 'lucide/dist/esm/icons/video.mjs'
import Wallet from 'lucide/dist/esm/icons/wallet.mjs'
import Wifi from 'lucide/dist/esm/icons/wifi.mjs'
import Wrench from 'lucide/dist/esm/icons/wrench.mjs'
import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { IconName } from '../../content-model/schemas/icons'
import { LucideIcon } from './lucide-icon'
import { screenOnly } from '../../theme/mixins'
import { color } from '../../theme/tokens'

const lucideIcons: Record<IconName, IconNode> = {
  app: AppWindow,
  'badge-check': BadgeCheck,
  bank: Landmark,
  book: BookOpen,
  calendar: CalendarDays,
  camera: Camera,
  chat: MessageSquare,
  clock: Clock,
  download: Download,
  gift: Gift,
  'hand-heart': HandHeart,
  heart: Heart,
  home: House,
  key: KeyRound,
  laptop: Laptop,
  lock: Lock,
  mail: Mail,
  map: MapIcon,
  'map-pin': MapPin,
  notes: FileText,
  phone: Phone,
  'phone-off': PhoneOff,
  settings: Settings,
  shield: ShieldCheck,
  shopping: ShoppingCart,
  siren: Siren,
  smartphone: Smartphone,
  tablet: Tablet,
  users: Users,
  video: Video,
  wallet: Wallet,
  warning: TriangleAlert,
  wifi: Wifi,
  wrench: Wrench,
}

/**
 * Renders an icon by its name in content. It is always beside text, so it is hidden from screen
 * readers.
 */
export function Icon(props: { name: IconName; size?: number }): ReactElement {
  return <LucideIcon icon={lucideIcons[props.name]} size={props.size ?? 30} stroke={1.75} />
}

/** Arched background, as the windows of the illustrations. */
const ArchedWindow = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: min(3.25rem, 16vw);
  height: min(3.5rem, 17.25vw);
  border-radius: 50% 50% 15% 15% / 46% 46% 14% 14%;
  background: ${color.mist};
  color: ${color.mistText};
  svg {
    width: 58%;
  }
  ${screenOnly}
`

/** Renders an icon in an arched window, at the top of a card. */
export function ArchedIcon({ name }: { name: IconName }): ReactElement {
  return (
    <ArchedWindow>
      <Icon name={name} />
    </ArchedWindow>
  )
}

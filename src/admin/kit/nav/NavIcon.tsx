import {
  Box,
  CalendarDays,
  Clock,
  CreditCard,
  FileText,
  Flag,
  House,
  LifeBuoy,
  type LucideIcon,
  Mail,
  Map as MapIcon,
  MessageCircle,
  Pencil,
  Search,
  Settings,
  Share2,
  Tag,
  User,
} from 'lucide-react'

import type { IconName } from '../screens/screen'

const ICONS: Readonly<Record<IconName, LucideIcon>> = {
  box: Box,
  calendar: CalendarDays,
  card: CreditCard,
  clock: Clock,
  file: FileText,
  flag: Flag,
  gear: Settings,
  house: House,
  'life-buoy': LifeBuoy,
  mail: Mail,
  map: MapIcon,
  message: MessageCircle,
  pen: Pencil,
  person: User,
  search: Search,
  share: Share2,
  tag: Tag,
}

/** The picture before a menu entry's word. */
export function NavIcon({ name }: { name: IconName }) {
  const Icon = ICONS[name]
  return <Icon aria-hidden className="flex-none me-2.5 text-muted" size={16} strokeWidth={1.75} />
}

import {
  Box,
  Briefcase,
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
  Palette,
  Pencil,
  ScrollText,
  Settings,
  Share2,
  ShieldCheck,
  Tag,
  User,
} from 'lucide-react'

const ICONS = {
  box: Box,
  briefcase: Briefcase,
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
  palette: Palette,
  pen: Pencil,
  person: User,
  scroll: ScrollText,
  share: Share2,
  shield: ShieldCheck,
  tag: Tag,
} as const satisfies Readonly<Record<string, LucideIcon>>

export type IconName = keyof typeof ICONS

export function NavIcon({ name }: { name: IconName }) {
  const Icon = ICONS[name]
  return <Icon aria-hidden className="flex-none me-2.5 text-muted" size={16} strokeWidth={1.75} />
}

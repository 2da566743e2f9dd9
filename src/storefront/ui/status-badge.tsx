import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  type LucideIcon,
  Undo2,
} from 'lucide-react'

import type { Tone as Meaning } from '@/src/domain/vocabulary/status'
import {
  COMMISSION_STATUS,
  ORDER_STATUS,
  PAYMENT_STATUS,
  TICKET_STATUS,
} from '@/src/domain/vocabulary/statuses'

import { Badge, type Tone } from './badge'

/** What customers see of statuses; those that share a name share its word and tone too. */
const STATUSES = { ...ORDER_STATUS, ...PAYMENT_STATUS, ...TICKET_STATUS, ...COMMISSION_STATUS }

const ICONS: Record<keyof typeof STATUSES, LucideIcon> = {
  pending: Clock,
  processing: CircleDashed,
  completed: CircleCheck,
  cancelled: CircleX,
  paid: CircleCheck,
  failed: CircleAlert,
  refunded: Undo2,
  open: CircleDashed,
  in_progress: Clock,
  closed: CircleCheck,
  approved: CircleCheck,
  reversed: Undo2,
}

const TONES: Record<Meaning, Tone> = {
  neutral: 'neutral',
  good: 'success',
  warning: 'warning',
  bad: 'danger',
}

/** A status as an icon and a word: never color alone. */
export function StatusBadge({ status }: { status: keyof typeof STATUSES }) {
  const { label, tone } = STATUSES[status]
  const Icon = ICONS[status]
  return (
    <Badge tone={TONES[tone]}>
      <Icon aria-hidden className="size-3.5" />
      {label}
    </Badge>
  )
}

import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  type LucideIcon,
  Undo2,
} from 'lucide-react'

import { Badge, type Tone } from './badge'

export type Look = { word: string; icon: LucideIcon; tone: Tone }

const LOOKS = {
  pending: { word: 'Pending', icon: Clock, tone: 'warning' },
  processing: { word: 'Processing', icon: CircleDashed, tone: 'accent' },
  completed: { word: 'Completed', icon: CircleCheck, tone: 'success' },
  cancelled: { word: 'Cancelled', icon: CircleX, tone: 'danger' },
  paid: { word: 'Paid', icon: CircleCheck, tone: 'success' },
  failed: { word: 'Failed', icon: CircleAlert, tone: 'danger' },
  refunded: { word: 'Refunded', icon: Undo2, tone: 'neutral' },
  open: { word: 'Open', icon: CircleDashed, tone: 'accent' },
  in_progress: { word: 'In progress', icon: Clock, tone: 'warning' },
  closed: { word: 'Closed', icon: CircleCheck, tone: 'neutral' },
} as const satisfies Record<string, Look>

/** Statuses of orders, payments and tickets. */
export type Status = keyof typeof LOOKS

/** A status as an icon and a word: never colour alone. */
export function StatusBadge({ status }: { status: Status }) {
  return <LookBadge look={LOOKS[status]} />
}

export function LookBadge({ look }: { look: Look }) {
  const { word, icon: Icon, tone } = look
  return (
    <Badge tone={tone}>
      <Icon aria-hidden className="size-3.5" />
      {word}
    </Badge>
  )
}

import { CircleCheck, Clock, type LucideIcon, Undo2, Wallet } from 'lucide-react'

import type { CommissionStatus } from '@/src/domain/affiliates/ledger'
import { Badge, type Tone } from '@/src/storefront/ui/badge'

const LOOKS: Record<CommissionStatus, { word: string; icon: LucideIcon; tone: Tone }> = {
  pending: { word: 'Pending', icon: Clock, tone: 'warning' },
  approved: { word: 'Approved', icon: CircleCheck, tone: 'accent' },
  paid: { word: 'Paid', icon: Wallet, tone: 'success' },
  reversed: { word: 'Taken back', icon: Undo2, tone: 'neutral' },
}

/** How far a commission is, as an icon and a word. */
export function CommissionBadge({ status }: { status: CommissionStatus }) {
  const { word, icon: Icon, tone } = LOOKS[status]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden className="size-3.5" />
      {word}
    </Badge>
  )
}

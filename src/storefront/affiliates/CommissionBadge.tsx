import { CircleCheck, Clock, Undo2, Wallet } from 'lucide-react'

import type { CommissionStatus } from '@/src/domain/affiliates/ledger'
import { type Look, LookBadge } from '@/src/storefront/ui/status-badge'

const LOOKS: Record<CommissionStatus, Look> = {
  pending: { word: 'Pending', icon: Clock, tone: 'warning' },
  approved: { word: 'Approved', icon: CircleCheck, tone: 'accent' },
  paid: { word: 'Paid', icon: Wallet, tone: 'success' },
  reversed: { word: 'Taken back', icon: Undo2, tone: 'neutral' },
}

/** How far a commission is, as an icon and a word. */
export function CommissionBadge({ status }: { status: CommissionStatus }) {
  return <LookBadge look={LOOKS[status]} />
}

import type { PayloadRequest, Where } from 'payload'
import { Suspense } from 'react'

import { countUpTo } from '@/src/admin/kit/list/count-up-to'
import { countedWords } from '@/src/admin/kit/list/ListCount'
import { StatCards } from '@/src/admin/kit/ui/StatCards'
import { TICKET_STATUSES } from '@/src/domain/support/ticket-status'

const COUNTED = ['open', 'in_progress', 'closed'] as const

const CARDS: readonly (readonly [label: string, where: Where])[] = [
  ['Total tickets', {}],
  ...COUNTED.map((status) => [TICKET_STATUSES[status], { status: { equals: status } }] as const),
]

async function Count({ req, where }: { req: PayloadRequest; where: Where }) {
  return countedWords(await countUpTo(req, 'tickets', { where }))
}

/** How many tickets there are of each status; the rows do not wait for it. */
export function TicketCounts({ req }: { req: PayloadRequest }) {
  const stats = CARDS.map(([label, where]) => ({
    label,
    value: (
      <Suspense fallback="…">
        <Count req={req} where={where} />
      </Suspense>
    ),
  }))
  return <StatCards stats={stats} />
}

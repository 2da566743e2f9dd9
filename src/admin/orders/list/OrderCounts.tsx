import type { PayloadRequest, Where } from 'payload'
import { Suspense } from 'react'

import { countUpTo } from '@/src/admin/kit/list/count-up-to'
import { countedWords } from '@/src/admin/kit/list/ListCount'
import { StatCards } from '@/src/admin/kit/ui/StatCards'
import { ORDER_STATUS_LABELS } from '@/src/domain/vocabulary/order-status'

const COUNTED = ['pending', 'processing', 'completed'] as const

const CARDS: readonly (readonly [label: string, where: Where])[] = [
  ['Total orders', {}],
  ...COUNTED.map(
    (status) => [ORDER_STATUS_LABELS[status], { status: { equals: status } }] as const,
  ),
]

async function Count({ req, where }: { req: PayloadRequest; where: Where }) {
  return countedWords(await countUpTo(req, 'orders', { where }))
}

/** How many orders there are in each state; the rows do not wait for it. */
export function OrderCounts({ req }: { req: PayloadRequest }) {
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

import type { PayloadRequest } from 'payload'

import type { ChoicesInput } from '@/src/domain/papers/choices'
import { databaseOf, inTransactionOf } from '@/src/lib/database'
import { paper_choices } from '@/src/lib/own-tables'
import { enqueue } from '@/src/lib/queues'
import type { Order } from '@/src/payload-types'

/**
 * Keeps which clauses an order's customer chose, and has the papers made again that they are in. The
 * caller has made sure that anyone who asks is the order's customer.
 */
export async function chooseClauses(
  outer: PayloadRequest,
  order: Order,
  { choices }: ChoicesInput,
): Promise<void> {
  await inTransactionOf(outer, async (req) => {
    const db = await databaseOf(req)
    const chosen = { choices, chosenBy: outer.user?.id ?? null, chosenAt: new Date().toISOString() }
    await db
      .insert(paper_choices)
      .values({ order: order.id, ...chosen })
      .onConflictDoUpdate({ target: paper_choices.order, set: chosen })
    await enqueue(req, 'produce-papers', { order: order.id })
  })
}

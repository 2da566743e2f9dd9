import config from '@payload-config'
import { getPayload } from 'payload'
import type { ClockView } from '@/src/domain/orders/filing-clock'
import { type StageNow, stagesNow } from '@/src/domain/orders/progress/order-progress'
import { findRows } from '@/src/lib/find-one'
import type { User } from '@/src/payload-types'
import { sentDetails } from '@/src/services/filing/sent-details'

import { orderView } from './order-view'

export type RunningOrder = {
  readonly id: string
  readonly name: string
  readonly stages: readonly StageNow[]
  readonly clock: ClockView | null
}

const MOST = 3

/** The paid orders that something happens with, the latest first: each with its stages and clock. */
export async function runningOrders(user: User): Promise<RunningOrder[]> {
  const payload = await getPayload({ config })
  const docs = await findRows({ payload }, 'orders', {
    where: {
      user: { equals: user.id },
      status: { in: ['pending', 'processing'] },
      paymentStatus: { equals: 'paid' },
      kind: { not_equals: 'renewal' },
    },
    sort: '-createdAt',
    limit: MOST,
    overrideAccess: true, // of the person's own, staff included
  })
  const sent = await sentDetails(
    { payload },
    docs.map(({ id }) => id),
  )
  return docs.map((order) => {
    const paid = { state: 'paid', failure: null, card: null } as const
    const view = orderView(order, paid, { sent: sent.get(order.id) })
    return {
      id: view.id,
      name: view.companyName ?? view.service,
      stages: stagesNow(view),
      clock: view.clock,
    }
  })
}

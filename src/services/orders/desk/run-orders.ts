import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { can } from '@/src/access/actions'
import { type BulkChange, bulkChange } from '@/src/domain/orders/desk/bulk-change'
import { AppError } from '@/src/lib/errors'
import { log } from '@/src/lib/log'
import { assignOrder } from '@/src/services/orders/desk/assign-order'
import { openOrder } from '@/src/services/orders/desk/open-order'
import { setOrderStatus } from '@/src/services/orders/desk/set-order-status'
import { noteProgress, openRun, type RunFailure } from '@/src/services/platform/bulk-run'

/** After so many it is noted how far the run has come. */
const NOTED = 20

async function changeOne(req: PayloadRequest, id: string, change: BulkChange): Promise<void> {
  if (change.kind === 'assign') {
    await assignOrder(req, id, change.assignee)
    return
  }
  const { status } = await openOrder(req, id)
  await setOrderStatus(req, id, { from: status, to: change.to, reason: change.reason })
}

/** Why a row could not be done, for the list of those. */
function reasonOf(error: unknown, id: string): RunFailure {
  if (error instanceof AppError) return { id, message: error.message }
  log.error({ err: error, order: id }, 'an order of a run could not be changed')
  return { id, message: 'Something went wrong.' }
}

/** A request of whoever began the run, with what they may do now. */
async function requestOf(payload: Payload, actor: string): Promise<PayloadRequest> {
  const user = await payload.findByID({
    collection: 'users',
    id: actor,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // who it is was checked when the run began; rights follow from it
  })
  return createLocalReq(user ? { user: { ...user, collection: 'users' } } : {}, payload)
}

/**
 * Does what is left of a run, each order for itself: one that can't be changed is noted with the
 * reason and stops no other. May run again: it goes on where it was.
 */
export async function runOrders(payload: Payload, id: string): Promise<void> {
  const run = await openRun({ payload }, id)
  if (!run || run.done >= run.total) return
  const change = bulkChange.parse(run.input)
  const failures = [...run.failures]
  for (let done = run.done; done < run.total; done += 1) {
    const order = run.ids[done] ?? ''
    try {
      const req = await requestOf(payload, run.actor)
      if (!(await can(req, 'changeOrder'))) {
        throw new AppError('forbidden', 'You can no longer manage orders.', 403)
      }
      await changeOne(req, order, change)
    } catch (error) {
      failures.push(reasonOf(error, order))
    }
    const isNoted = (done + 1) % NOTED === 0 || done + 1 === run.total
    if (isNoted) await noteProgress({ payload }, id, { done: done + 1, failures })
  }
}

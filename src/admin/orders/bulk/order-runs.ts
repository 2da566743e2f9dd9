import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { chosenRows } from '@/src/admin/kit/list/bulk/csv-run'
import { selectedInput } from '@/src/admin/kit/list/bulk/selection'
import { AT_ONCE, type BulkChange, bulkChange } from '@/src/domain/orders/desk/bulk-change'
import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransaction } from '@/src/lib/database'
import { enqueue } from '@/src/lib/queues'
import { nameOfAssignee } from '@/src/services/orders/desk/assign-order'
import { runOrders } from '@/src/services/orders/desk/run-orders'
import {
  beginRun,
  freezeRun,
  progressOfRun,
  type RunProgress,
} from '@/src/services/platform/bulk-run'

import type { OrderRow } from '../list/order-row'
import { ordersList } from '../list/orders-list'

type Refused = { readonly ok: false; readonly message: string }

/** What a change will touch, frozen, and what it leaves alone. */
export type Previewed =
  | {
      readonly ok: true
      readonly run: string
      readonly total: number
      readonly isAll: boolean
      readonly examples: readonly string[]
      /** How many of those that were chosen need no change. */
      readonly unchanged: number
    }
  | Refused

export type Progressed = ({ readonly ok: true } & RunProgress) | Refused

const EXAMPLES = 3
const OWNER = { screen: 'orders', action: 'change' } as const
const GONE: Refused = { ok: false, message: 'This change does not exist.' }

const isSame = (row: OrderRow, change: BulkChange) =>
  change.kind === 'status' ? row.status === change.to : idOf(row.assignee) === change.assignee

/** Freezes the orders that are chosen now; a filter may find others in a minute. */
export async function freezeRunOf(
  req: PayloadRequest,
  selected: unknown,
  change: unknown,
): Promise<Previewed> {
  const chosen = selectedInput.safeParse(selected)
  if (!chosen.success) return { ok: false, message: 'Choose rows of this list.' }
  const input = bulkChange.safeParse(change)
  if (!input.success) {
    return { ok: false, message: input.error.issues[0]?.message ?? 'Choose what to change.' }
  }
  const { data } = input
  if (data.kind === 'assign' && data.assignee) await nameOfAssignee(req, data.assignee)
  const { rows, isAll } = await chosenRows(req, ordersList, chosen.data)
  const touched = rows.filter((row) => !isSame(row, data))
  if (touched.length === 0) {
    return {
      ok: false,
      message: rows.length ? 'Nothing to change.' : 'These rows no longer exist.',
    }
  }
  const ids = touched.map(({ id }) => id)
  const run = await freezeRun(req, { ...OWNER, ids, input: data })
  if (!run) return GONE
  const examples = touched.slice(0, EXAMPLES).map((row) => ordersList.bulk?.(row) ?? row.id)
  return { ok: true, run, total: ids.length, isAll, examples, unchanged: rows.length - ids.length }
}

const runId = z.uuid()

const whose = (req: PayloadRequest, run: string) => ({ ...OWNER, run, actor: req.user?.id ?? '' })

/** Does a run, once. */
export async function applyRun(req: PayloadRequest, asked: unknown): Promise<Progressed> {
  const run = runId.safeParse(asked)
  if (!run.success) return GONE
  const total = await inTransaction(
    req.payload,
    async (inside) => {
      const begun = await beginRun(inside, whose(req, run.data))
      if (begun !== null && begun > AT_ONCE) await enqueue(inside, 'run-orders', { run: run.data })
      return begun
    },
    req,
  )
  if (total !== null && total <= AT_ONCE) await runOrders(req.payload, run.data)
  return progressOf(req, run.data)
}

/** How far it has come, and what could not be done. */
export async function progressOf(req: PayloadRequest, asked: unknown): Promise<Progressed> {
  const run = runId.safeParse(asked)
  const found = run.success ? await progressOfRun(req, whose(req, run.data)) : null
  return found ? { ok: true, ...found } : GONE
}

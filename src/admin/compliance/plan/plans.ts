import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import type { Step } from '@/src/admin/kit/list/bulk/run'
import { selectedInput } from '@/src/admin/kit/list/bulk/selection'
import { questionIn } from '@/src/admin/kit/list/list-spec'
import {
  type OrderPreview,
  planOrders,
  previewPlans,
} from '@/src/services/compliance/plan-compliance'
import { freezeRun, partOfRun } from '@/src/services/platform/bulk-run'

import { planList } from './plan-list'

/** A preview of more would take too long to make, and to read. */
const MOST = 100
const AT_ONCE = 10

const OWNER = { screen: 'compliancePlan', action: 'planOrders' } as const
const CHOOSE = `Choose up to ${MOST} orders of this list.`
const FORBIDDEN = 'You don’t have permission to create tasks.'
const NO_RUN = 'This preview is no longer valid. Start again.'

export type FrozenPlan =
  | {
      readonly ok: true
      readonly run: string
      readonly orders: readonly OrderPreview[]
      /** Whether nothing that was chosen was left out. */
      readonly isAll: boolean
    }
  | { readonly ok: false; readonly message: string }

export async function freezePlans(
  req: PayloadRequest | null,
  selected: unknown,
): Promise<FrozenPlan> {
  if (!req) return { ok: false, message: FORBIDDEN }
  const { data: chosen } = selectedInput.safeParse(selected)
  const isByIds = chosen !== undefined && 'ids' in chosen
  if (!chosen || (isByIds && chosen.ids.length > MOST)) return { ok: false, message: CHOOSE }
  const all = questionIn(planList, {})
  const asked = isByIds
    ? { ...all, where: { and: [all.where, { id: { in: [...chosen.ids] } }] } }
    : questionIn(planList, chosen.question)
  const { rows, after } = await planList.read(req, asked, MOST)
  if (rows.length === 0) return { ok: false, message: 'These orders no longer exist.' }
  const ids = rows.map(({ id }) => id)
  const run = await freezeRun(req, { ...OWNER, ids })
  if (!run) return { ok: false, message: FORBIDDEN }
  return { ok: true, run, orders: await previewPlans(req, ids), isAll: isByIds || !after }
}

const step = z.tuple([z.uuid(), z.int().min(0).max(MOST)])

/** Writes the tasks of the next orders of a frozen run. Doing a part twice writes nothing more. */
export async function applyPlans(
  req: PayloadRequest | null,
  ...asked: readonly unknown[]
): Promise<Step<number>> {
  if (!req) return { ok: false, message: FORBIDDEN }
  const parsed = step.safeParse(asked)
  if (!parsed.success) return { ok: false, message: NO_RUN }
  const [run, from] = parsed.data
  const part = await partOfRun(req, { ...OWNER, run, from, size: AT_ONCE })
  if (!part) return { ok: false, message: NO_RUN }
  const to = from + part.ids.length
  return {
    ok: true,
    part: await planOrders(req, part.ids),
    next: part.ids.length > 0 && to < part.total ? to : null,
  }
}

import type { PayloadRequest } from 'payload'
import { type ReportFee, reportFeeToCharge } from '@/src/domain/catalogue/facts/report-fee'
import { readFacts } from '@/src/domain/catalogue/facts/state-fact'
import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'
import { agentPrices } from '@/src/domain/catalogue/pricing/registered-agent'
import {
  addonForDuty,
  quoteTask,
  TASK_ADDON_CODES,
  type TaskAddonCode,
} from '@/src/domain/compliance/done-for-you'
import { dutyOfKey } from '@/src/domain/compliance/reconcile-plan'
import { isRenewing } from '@/src/domain/orders/holding'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import { findRows } from '@/src/lib/find-one'
import type { Addon, ComplianceTask, Order, State } from '@/src/payload-types'
import { holdingOf } from '@/src/services/orders/extras/holding'

const all = { overrideAccess: true, limit: 500 } as const // of the caller's own tasks

type Task = Pick<ComplianceTask, 'id' | 'title' | 'dueDate' | 'order' | 'isCompleted' | 'dedupeKey'>

async function addonsByCode(req: PayloadRequest): Promise<Map<string, Addon>> {
  const docs = await findRows(req, 'addons', {
    where: { code: { in: [...TASK_ADDON_CODES] }, isActive: { equals: true } },
    ...all,
  })
  return new Map(docs.map((addon) => [addon.code ?? '', addon]))
}

async function companies(req: PayloadRequest, tasks: readonly Task[]): Promise<Map<string, Order>> {
  const ids = [...new Set(idsOf(tasks.map(({ order }) => order)))]
  const docs = await findRows(req, 'orders', {
    where: { id: { in: ids }, status: { not_equals: 'cancelled' } },
    ...all,
  })
  return new Map(docs.map((order) => [order.id, order]))
}

async function statesOf(req: PayloadRequest, orders: Iterable<Order>): Promise<Map<string, State>> {
  const ids = [...new Set(idsOf([...orders].map(({ state }) => state)))]
  const docs = await findRows(req, 'states', { where: { id: { in: ids } }, ...all })
  return new Map(docs.map((state) => [state.id, state]))
}

/** Whether an add-on falls due by a subscription: its own invoice is paid instead. */
async function isRenewed(req: PayloadRequest, order: Order, addon: Addon): Promise<boolean> {
  const { subscriptions } = await holdingOf(req, order)
  return subscriptions.some((one) => idOf(one.addon) === addon.id && isRenewing(one))
}

function stateFee(code: TaskAddonCode, state: State | undefined, fee: ReportFee | null) {
  if (code !== 'annual_report' || !state || !fee || fee.dollars === 0) return null
  return { ref: state.id, state: state.name, fee: fee.dollars }
}

/**
 * What it costs to have tasks done by us, by their ids; those that we do not do are left out. A
 * report whose fee the catalogue is not sure of is not sold.
 */
export async function taskQuotes(
  req: PayloadRequest,
  tasks: readonly Task[],
): Promise<Map<string, Quote>> {
  const quotes = new Map<string, Quote>()
  const wanted = tasks.filter(
    (task) => !task.isCompleted && addonForDuty(dutyOfKey(task.dedupeKey)),
  )
  if (wanted.length === 0) return quotes
  const [addons, orders] = [await addonsByCode(req), await companies(req, wanted)]
  const states = await statesOf(req, orders.values())
  for (const task of wanted) {
    const order = orders.get(idOf(task.order) ?? '')
    const code = addonForDuty(dutyOfKey(task.dedupeKey))
    const addon = addons.get(code ?? '')
    if (!order || !code || !addon) continue
    const state = states.get(idOf(order.state) ?? '')
    const type = order.companyType ?? 'llc'
    const fee = state ? reportFeeToCharge(readFacts(state.facts), type, task.dueDate) : null
    if (code === 'annual_report' && (!state || !fee)) continue
    if (code === 'registered_agent' && (await isRenewed(req, order, addon))) continue
    const agent = code === 'registered_agent' ? agentPrices(state ?? null, addon) : null
    const sale = { code, addon, title: task.title, year: task.dueDate.slice(0, 4), agent }
    quotes.set(task.id, quoteTask({ ...sale, stateFee: stateFee(code, state, fee) }))
  }
  return quotes
}

import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  Where,
} from 'payload'
import { undoIn } from '@/src/domain/orders/desk/status-change'
import { clockAfter, clockWithout, isStoppedUnfiled } from '@/src/domain/orders/filing-clock'
import { trackedServices } from '@/src/domain/orders/order-services'
import { STAGE_OF_STATUS, type Stage } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { enqueue } from '@/src/lib/queues'
import type { Order, Subscription } from '@/src/payload-types'
import { completeHandledTasks, deliverEin } from '@/src/services/compliance/own-task'
import { planCompanyOf, planCompliance } from '@/src/services/compliance/plan-compliance'
import { queueFields } from '@/src/services/filing/filing-queue'
import { refuseStatus } from '@/src/services/orders/desk/order-changes'
import { findOrder, idsBeginning } from '@/src/services/orders/find-orders'
import { mailMilestone } from '@/src/services/orders/mail-milestone'
import { orderTokenHash } from '@/src/services/orders/order-pass'
import { storedClock } from '@/src/services/orders/stored-clock'

async function withNumbers(req: PayloadRequest, where: Where): Promise<Where> {
  if (!(where instanceof Object)) return where // refused where filters are checked
  const all = Object.entries(where).map(async ([name, condition]) => {
    if (Array.isArray(condition)) {
      return [name, await Promise.all(condition.map((one) => withNumbers(req, one)))]
    }
    const { like, ...more } = name === 'id' ? Object(condition) : {}
    const isNumber = typeof like === 'string' && like !== '' && Object.keys(more).length === 0
    return [name, isNumber ? { in: await idsBeginning(req, like) } : condition]
  })
  return Object.fromEntries(await Promise.all(all))
}

/** Lets the list's search find an order by its number, the first characters of its id. */
export const findByNumber: CollectionBeforeOperationHook<'orders'> = async ({
  args,
  operation,
  req,
}) => {
  const finds = operation === 'read' || operation === 'count'
  if (!finds || !('where' in args) || !args.where) return args
  return { ...args, where: await withNumbers(req, args.where) }
}

const DONE: readonly Stage[] = ['delivered', 'completed']

/** What decides which of its lines an order still holds. */
const HELD = ['paymentStatus', 'refundedMinor', 'status'] as const

/** Just paid and not yet answered: the library of templates is all that could be produced. */
function hasNoPapersYet(order: Order, before: Partial<Order> | undefined): boolean {
  const isJustPaid = before?.paymentStatus === 'pending' && order.paymentStatus === 'paid'
  if (order.kind !== 'purchase' || !isJustPaid) return false
  const isAnswered = (order.timeline ?? []).some(({ stage }) => stage === 'in_review')
  return !isAnswered && !trackedServices(order).includes('templates')
}

const isDone = (order: Partial<Order> | undefined) =>
  order?.status === 'completed' || (order?.timeline ?? []).some(({ stage }) => DONE.includes(stage))

/**
 * Keeps the deadlines of a company in step with its order: planned when the state has formed it
 * and someone has the order, moved when the day is corrected or what it holds is given back, done
 * when we did them.
 */
export const followDeadlines: CollectionAfterChangeHook<Order> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const before: Partial<Order> | undefined = operation === 'update' ? previousDoc : undefined
  const isFormed = (doc.formedOn ?? null) !== (before?.formedOn ?? null)
  const isClaimed = Boolean(doc.formedOn) && idOf(doc.user) !== idOf(before?.user)
  if (isFormed || isClaimed) await planCompliance(req, doc)
  const isPaid = doc.paymentStatus === 'paid' && before?.paymentStatus !== 'paid'
  if (isPaid && doc.kind === 'extra') await deliverEin(req, doc)
  const isRenamed = before !== undefined && doc.companyName !== before.companyName
  const holdsOther = before !== undefined && HELD.some((name) => doc[name] !== before[name])
  if (before && (isFormed || isRenamed || holdsOther) && !hasNoPapersYet(doc, before))
    await enqueue(req, 'produce-papers', { order: doc.id })
  if (holdsOther) await planCompanyOf(req, doc)
  const isReady = doc.kind === 'extra' ? isDone : hasReported
  if (isReady(doc) && !isReady(before)) await completeHandledTasks(req, doc)
  return doc
}

/** Whether the first report was filed that was bought with the company. */
const hasReported = (order: Partial<Order> | undefined): boolean =>
  (order?.timeline ?? []).some(
    ({ service, stage }) => service === 'annual_report' && stage === 'delivered',
  )

/** A change can be undone until the next one: what is written later must not be lost with it. */
export const forgetUndo: CollectionBeforeChangeHook<Order> = ({ data, originalDoc, operation }) => {
  if (operation !== 'update') return data
  const [before, now] = [undoIn(originalDoc?.undo), undoIn(data.undo)]
  return now && now.id !== before?.id ? data : { ...data, undo: null }
}

/**
 * Pauses, resumes and stops the clock of a formation by what was added to its timeline, or taken out
 * of it. One that stopped without a filing keeps no due date.
 */
export const keepFilingClock: CollectionBeforeChangeHook<Order> = ({
  data,
  originalDoc,
  operation,
}) => {
  if (operation !== 'update' || !originalDoc || !data.timeline) return data
  const clock = data.clock ?? originalDoc.clock
  if (!clock?.startedAt) return data
  const before = originalDoc.timeline ?? []
  const held = clockWithout(clock, data.timeline, before)
  const now = clockAfter(held, data.timeline, before.length)
  if (now === clock) return data
  const kept = storedClock({ ...clock, ...now })
  const isOver = isStoppedUnfiled(kept, data.timeline)
  return { ...data, clock: isOver ? { ...kept, dueAt: null } : kept }
}

/** Keeps what the list of orders sorts and filters by in step with the order. */
export const keepQueue: CollectionBeforeChangeHook<Order> = async ({ data, originalDoc, req }) => {
  const before: Partial<Order> = originalDoc ?? {}
  const now = { ...before, ...data }
  const { serviceType, kind, status, paymentStatus } = now
  if (!serviceType || !kind || !status || !paymentStatus) return data // its fields refuse it
  const clock = { ...before.clock, ...data.clock }
  const createdAt = now.createdAt ?? new Date().toISOString()
  const order = { ...now, serviceType, kind, status, paymentStatus, clock, createdAt }
  return { ...data, ...(await queueFields(req, order, before)) }
}

/** Mails the customer each stage that was added to the order's timeline. */
export const mailMilestones: CollectionAfterChangeHook<Order> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || doc.kind === 'renewal') return doc
  const added = (doc.timeline ?? []).slice(previousDoc.timeline?.length ?? 0)
  for (const entry of added) await mailMilestone(req, doc, entry)
  return doc
}

/** Ends the links that were mailed to an order's address, whenever it gets another one. */
export const rebindLink: CollectionBeforeChangeHook<Order> = ({ data, originalDoc, operation }) => {
  const { email, claimTokenHash } = data
  if (operation !== 'update' || !originalDoc || !email || !claimTokenHash) return data
  if (email === originalDoc.email) return data
  return { ...data, claimTokenHash: orderTokenHash({ id: originalDoc.id, email }) }
}

/**
 * Leaves a timeline entry for each change of status, so that the customer sees it.
 *
 * @throws AppError 409 for one that no one sets by hand
 */
export const recordStatusChange: CollectionBeforeChangeHook<Order> = ({
  data,
  originalDoc,
  req,
  operation,
}) => {
  if (operation !== 'update' || !originalDoc || !data.status) return data
  if (data.status === originalDoc.status || req.context.timelineWritten) return data
  if (req.payloadAPI === 'REST' && /^\/api\/orders\/[^/]+$/.test(req.pathname ?? '')) {
    refuseStatus({ ...originalDoc, ...data }, data.status) // what services set they have checked
  }
  const entry = {
    at: new Date().toISOString(),
    stage: STAGE_OF_STATUS[data.status],
    author: req.user?.id,
  }
  return { ...data, timeline: [...(data.timeline ?? originalDoc.timeline ?? []), entry] }
}

const FACTS = ['status', 'renewsAt', 'endsAt'] as const

/** A company's deadlines follow from its agent: planned again when what recurs begins, moves or ends. */
export const followAgent: CollectionAfterChangeHook<Subscription> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isMoved = operation === 'create' || FACTS.some((name) => doc[name] !== previousDoc[name])
  if (isMoved && idOf(doc.addon)) await planCompanyOf(req, await findOrder(req, idOf(doc.order)))
  return doc
}

import type { PayloadRequest } from 'payload'
import { isUnconfirmedFee } from '@/src/domain/catalogue/pricing/state-fee-label'
import {
  isStep,
  numberOf,
  type StepInput,
  type TakeBackInput,
} from '@/src/domain/orders/desk/step-input'
import { milestonesOf } from '@/src/domain/orders/milestones'
import type { DocumentKind } from '@/src/domain/vocabulary/document-types'
import { STAGES_FOR_STAFF } from '@/src/domain/vocabulary/order-status'
import { parseDate } from '@/src/domain/vocabulary/time/calendar-date'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import { isoDayIn, momentIn } from '@/src/domain/vocabulary/time/time-zone'
import { inTransactionOf, transactional } from '@/src/lib/database'
import { AppError, invalidInput } from '@/src/lib/errors'
import { createRow } from '@/src/lib/write-row'
import type { Order } from '@/src/payload-types'
import { addTimelineEntry, checkStage } from '@/src/services/orders/add-timeline-entry'
import {
  CHANGED,
  openOrder,
  type TimelineEntry,
  writeOrder,
} from '@/src/services/orders/change-order'
import { type Changed, undoable } from '@/src/services/orders/desk/order-changes'
import { stopNews } from '@/src/services/orders/mail-milestone'
import { screenBefore } from '@/src/services/orders/screening/screen-order'
import { businessZone } from '@/src/services/platform/business-zone'

export type Evidence = NonNullable<PayloadRequest['file']>

/** What the evidence of a step is among the customer's documents. */
function kindOf(order: Order, { stage, service }: StepInput): DocumentKind {
  if (stage === 'submitted' || stage === 'searched') return 'other'
  if (service === 'ein') return 'ein'
  if (service === 'llc') return 'articles'
  const isApplied = milestonesOf(order, service).some((one) => one.stage === 'approved')
  return isApplied ? 'certificate' : 'other'
}

const wrongDay = (message: string) => invalidInput({ day: message })

/** When a day's step happened: now if it is today, and never before what was told already. */
async function momentOf(req: PayloadRequest, order: Order, day: string): Promise<string> {
  const zone = await businessZone(req)
  const now = new Date()
  const [today, placed] = [now, new Date(order.placedAt ?? order.createdAt)].map((at) =>
    isoDayIn(at, zone),
  )
  if (!today || day > today) throw wrongDay('The date can’t be in the future')
  if (!placed || day < placed) {
    throw wrongDay(`The date can’t be before the order was placed on ${calendarDay(placed ?? day)}`)
  }
  if (day === today) return now.toISOString()
  const last = order.timeline?.at(-1)?.at ?? order.createdAt
  const noon = momentIn(parseDate(day), 12 * 60, zone)
  return noon.getTime() < Date.parse(last) ? last : noon.toISOString()
}

async function store(
  req: PayloadRequest,
  order: Order,
  step: StepInput,
  file: Evidence,
): Promise<string> {
  const document = await createRow(req, 'documents', {
    data: { type: kindOf(order, step), order: order.id, uploadedBy: 'staff' },
    file,
    overrideAccess: true, // a part of the step, which the endpoint allowed
  })
  return document.id
}

function checkOpen(order: Order, { seen }: StepInput): void {
  if ((order.timeline?.length ?? 0) !== seen) throw new AppError('stale', CHANGED, 409)
  if (order.paymentStatus !== 'paid' || order.status === 'cancelled') {
    throw new AppError('not_under_way', 'This order is not paid, or it was canceled.', 409)
  }
}

const FEE_UNCHECKED = 'Check the state’s fee first, and settle a difference with the customer'

/** A formation that was paid at the usual amount is filed once a clerk has checked the fee. */
function checkFee({ lines }: Order, { stage, service, feeChecked }: StepInput): void {
  const isToCheck =
    stage === 'submitted' && service === 'llc' && (lines ?? []).some(isUnconfirmedFee)
  if (isToCheck && !feeChecked) {
    throw invalidInput({ feeChecked: FEE_UNCHECKED })
  }
}

const EIN = /^(\d{2})-?(\d{7})$/

/** The number that an approval assigns; it may be added to the note later where it is not known. */
function numberIn({ stage, service, number }: StepInput): Partial<Order> | null {
  if (!number || !numberOf(stage, service)) return null
  if (service === 'llc') return { stateFileNumber: number }
  const digits = EIN.exec(number)
  if (digits) return { ein: `${digits[1]}-${digits[2]}` }
  throw invalidInput({ number: 'Enter the nine digits of the EIN, such as 12-3456789' })
}

/** A business address is delivered by saying which one it is. */
function addressIn({ stage, service, address }: StepInput): Partial<Order> | null {
  if (stage !== 'delivered' || service !== 'business_address') return null
  if (address) return { businessAddress: address }
  throw invalidInput({ address: 'Enter the address that the customer gets' })
}

/**
 * Records one step of a service with its date, its evidence and the order's next status: all of it
 * or nothing. The customer is mailed as of any entry; of a filing only once it can't be undone.
 *
 * @throws AppError 404, 409 where someone was faster, or 422
 */
export async function recordStep(
  outer: PayloadRequest,
  id: string,
  step: StepInput,
  file: Evidence | null,
): Promise<Pick<Changed, 'message' | 'undo'>> {
  if (step.stage === 'submitted') await screenBefore(outer, id)
  return inTransactionOf(outer, async (req) => {
    const order = await openOrder(req, id)
    checkOpen(order, step)
    checkStage(order, step)
    checkFee(order, step)
    const assigned = addressIn(step)
    const kept = { ...assigned, ...numberIn(step) }
    if (Object.keys(kept).length > 0) await writeOrder(req, id, kept)
    const { stage, service, day, note, status } = step
    const at = await momentOf(req, order, day)
    const document = file ? await store(req, order, step, file) : undefined
    const undo =
      stage === 'submitted'
        ? undoable(STAGES_FOR_STAFF[stage], {
            status: order.status,
            entries: order.timeline?.length ?? 0,
            clock: { ...order.clock },
            ...(document ? { document } : {}),
          })
        : null
    await addTimelineEntry(req, id, {
      stage,
      service,
      at,
      note: [assigned?.businessAddress, note].filter(Boolean).join('. ') || undefined,
      document,
      ...(stage === 'approved' && service === 'llc' ? { formedOn: day } : {}),
      ...(undo ? { undo } : {}),
      ...(status === order.status ? {} : { status }),
    })
    const message = undo
      ? `${STAGES_FOR_STAFF[stage]}. The email leaves in 10 seconds.`
      : `${STAGES_FOR_STAFF[stage]}. We are emailing the customer.`
    return { message, undo: undo && { undo: undo.id } }
  })
}

/** The entry of a step that nothing of its service has been built on since. @throws AppError 409 */
function stepOf(order: Order, { entry, seen }: TakeBackInput): TimelineEntry {
  const timeline = order.timeline ?? []
  if (timeline.length !== seen) throw new AppError('stale', CHANGED, 409)
  const found = timeline.find(({ id }) => id === entry)
  const last = timeline.findLast((one) => isStep(one) && one.service === found?.service)
  if (found && found === last) return found
  const words = 'Only the last step of a service can be taken back. Take back the later ones first.'
  throw new AppError('not_last', words, 409)
}

/**
 * Takes back a step that was recorded by mistake, with a reason that the customer reads. Everything
 * follows from the timeline without it: the promise and its clock, the queue, what can be changed
 * and refunded, and for an approval the day of formation with its deadlines.
 *
 * @throws AppError 404, or 409 where someone was faster or a later step builds on it
 */
export const takeBackStep = transactional(
  async (req, id: string, input: TakeBackInput): Promise<{ readonly message: string }> => {
    const order = await openOrder(req, id)
    const step = stepOf(order, input)
    const { service } = step
    const correction = {
      at: new Date().toISOString(),
      stage: 'in_review' as const,
      service,
      note: `Correction: "${STAGES_FOR_STAFF[step.stage]}" was recorded by mistake. ${input.reason}`,
      author: req.user?.id,
    }
    req.context.timelineWritten = true // the correction says it
    await stopNews(req, id, [step]) // what has left stays said
    await writeOrder(req, id, {
      timeline: [...(order.timeline ?? []).filter((one) => one !== step), correction],
      ...(order.status === 'completed' ? { status: 'processing' as const } : {}),
      ...(step.stage === 'approved' && service === 'llc' ? { formedOn: null } : {}),
    })
    return { message: `${STAGES_FOR_STAFF[step.stage]} was taken back` }
  },
)

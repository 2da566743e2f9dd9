import {
  goesOn,
  type Happening,
  isStop,
  movesService,
  storyOf,
  titleOf,
} from '@/src/domain/orders/happening'
import type { Milestone } from '@/src/domain/orders/milestones'
import type { PaymentState } from '@/src/domain/orders/payment-state'
import type { TrackedService } from '@/src/domain/vocabulary/order-status'

export type DetailsState = 'none' | 'missing' | 'sent'

export type StepAction = 'pay' | 'details' | 'answer'

/** `waiting` waits for the customer, who acts by its `action`; `current` is with us. */
export type ProgressStep = {
  readonly key: string
  readonly title: string
  readonly state: 'done' | 'current' | 'waiting' | 'ahead' | 'stopped'
  readonly happening: Happening | null
  readonly action: StepAction | null
  /** Why a step has not begun, where another one decides. */
  readonly hint: string | null
}

/** What decides how far a service is. */
export type ServiceFacts = {
  readonly service: TrackedService
  readonly milestones: readonly Milestone[]
  readonly timeline: readonly Happening[]
  readonly payment: PaymentState
  readonly details: DetailsState
  /** Whether the order's company comes first, and is not formed yet; null where none does. */
  readonly formation: 'awaited' | 'done' | null
  /** Whether its time has not come, as of a report that is not due. */
  readonly isLater?: boolean
}

const PLAIN = { happening: null, action: null, hint: null } as const

const FORMATION_FIRST = 'Starts when the state approves your company'

const BEFORE_WORK: readonly Milestone['stage'][] = ['received', 'paid', 'answered', 'reviewed']

/** What the step of the payment says until it has arrived. */
const PAYMENT_STEPS: Partial<
  Record<PaymentState, Pick<ProgressStep, 'title' | 'state' | 'action'>>
> = {
  unpaid: { title: 'Waiting for your payment', state: 'waiting', action: 'pay' },
  failed: { title: 'Your payment did not go through', state: 'waiting', action: 'pay' },
  confirming: { title: 'Confirming your payment', state: 'current', action: null },
  processing: { title: 'Your bank is confirming the payment', state: 'current', action: null },
  checking: { title: 'We are checking your payment', state: 'current', action: null },
}

const has = (milestones: readonly Milestone[], stage: Milestone['stage']) =>
  milestones.find((one) => one.stage === stage)

/** The milestones of a service that asks for no details of its own leave them out. */
function milestonesFor({ milestones, details, formation, timeline, service }: ServiceFacts) {
  if (details !== 'none') return milestones
  const isReviewed = storyOf(service, timeline).some(({ stage }) => stage === 'reviewed')
  return milestones.filter(
    ({ stage }) => stage !== 'answered' && (stage !== 'reviewed' || !formation || isReviewed),
  )
}

type Past = {
  readonly facts: ServiceFacts
  readonly milestones: readonly Milestone[]
  readonly entry: Happening
  /** What came after it and answered or passed it. */
  readonly next: Happening | undefined
}

/** Our question, or the request for the details: open until something follows it. */
function asked({ facts, milestones, entry, next }: Past): ProgressStep[] {
  const step = { ...PLAIN, key: entry.id, happening: entry }
  const part = has(milestones, 'answered')
  const isDetails = part !== undefined && facts.details === 'missing'
  if (!next) {
    const title = isDetails ? `${part.doing} needed` : titleOf('waiting_for_you')
    return [{ ...step, title, state: 'waiting', action: isDetails ? 'details' : 'answer' }]
  }
  const isSent = part !== undefined && entry.author === null && next.stage === 'in_review'
  if (!isSent) return [{ ...step, title: 'We asked you a question', state: 'done' }]
  const happening = { ...entry, at: next.at, note: null }
  return [{ ...step, title: part.title, state: 'done', happening }]
}

/** Our review: under way until something follows that it leads to. */
function reviewed({ milestones, entry, next }: Past): ProgressStep[] {
  const review = has(milestones, 'reviewed')
  const words = review ?? has(milestones, 'in_review')
  const step = { ...PLAIN, key: entry.id, happening: entry }
  if (!next) return [{ ...step, title: words?.doing ?? titleOf('in_review'), state: 'current' }]
  if (!review) return [{ ...step, title: words?.title ?? titleOf('in_review'), state: 'done' }]
  const isPassed = review && milestones.some(({ stage }) => stage === next.stage)
  if (!isPassed || next.stage === 'reviewed' || next.stage === 'answered') return []
  const happening = { ...entry, at: next.at, author: next.author, note: null, document: null }
  return [{ ...step, title: review.title, state: 'done', happening }]
}

function pastStep(past: Past): ProgressStep[] {
  const { milestones, entry } = past
  if (entry.stage === 'waiting_for_you') return asked(past)
  if (entry.stage === 'in_review') return reviewed(past)
  const known =
    entry.stage === 'answered' ? undefined : milestones.find((one) => one.stage === entry.stage)
  const title = known?.title ?? titleOf(entry.stage)
  const state = isStop(entry) ? 'stopped' : 'done'
  return [{ ...PLAIN, key: entry.id, title, state, happening: entry }]
}

/** How many milestones lie behind. A rejection takes back all that came after the review. */
function reachedOf(
  story: readonly Happening[],
  milestones: readonly Milestone[],
  facts: ServiceFacts,
) {
  const since = story.slice(story.findLastIndex(isStop) + 1)
  const happened = ({ stage }: Milestone) => {
    if (stage === 'received') return story.length > 0
    if (stage === 'paid')
      return facts.payment === 'paid' || story.some((one) => one.stage === 'paid')
    if (stage === 'answered') return facts.details === 'sent'
    return since.some((one) => one.stage === stage)
  }
  return milestones.findLastIndex(happened) + 1
}

function nextStep(milestone: Milestone, facts: ServiceFacts): ProgressStep {
  const { stage, doing } = milestone
  const step = { ...PLAIN, key: stage }
  const unpaid = stage === 'paid' ? PAYMENT_STEPS[facts.payment] : undefined
  if (unpaid) return { ...step, ...unpaid }
  if (stage === 'answered' && facts.details === 'missing') {
    return { ...step, title: `${doing} needed`, state: 'waiting', action: 'details' }
  }
  const isHeld = facts.formation === 'awaited' && !BEFORE_WORK.includes(stage)
  if (isHeld) return { ...step, title: doing, state: 'ahead', hint: FORMATION_FIRST }
  if (facts.isLater) return { ...step, title: doing, state: 'ahead' }
  return { ...step, title: doing, state: 'current' }
}

/**
 * How far one service of an order is: what happened, in its order, then what is still ahead.
 *
 * A stage is done once it happened: what the customer has sent is under review until staff go on
 * with it. A stage that was reached twice is shown twice. After a stop (rejected, cancelled,
 * refunded) nothing is ahead, until something happens again.
 */
export function serviceProgress(facts: ServiceFacts): ProgressStep[] {
  const milestones = milestonesFor(facts)
  const story = storyOf(facts.service, facts.timeline)
  const past = story.flatMap((entry, index) =>
    pastStep({ facts, milestones, entry, next: story.slice(index + 1).find(goesOn) }),
  )
  const last = story.findLast(movesService)
  if (last && (isStop(last) || last.stage === 'completed')) return past
  const isOpen = ({ state }: ProgressStep) => state === 'current' || state === 'waiting'
  const open = past.find(isOpen)
  const shown = [
    ...(open?.action === 'details' ? ['answered'] : []),
    ...(open?.happening?.stage === 'in_review' ? ['reviewed', 'in_review'] : []),
  ]
  const ahead = milestones
    .slice(reachedOf(story, milestones, facts))
    .filter(({ stage }) => !shown.includes(stage))
  return [
    ...past,
    ...ahead.map((one, index): ProgressStep => {
      if (index === 0 && !open) return nextStep(one, facts)
      return { ...PLAIN, key: one.stage, title: one.doing, state: 'ahead' }
    }),
  ]
}

import { z } from 'zod'
import { trackedService } from '@/src/domain/orders/timeline-input'
import type { StaffStage, Stage, TrackedService } from '@/src/domain/vocabulary/order-status'
import { requiredText, typedText } from '@/src/domain/vocabulary/text/typed-text'

/** What staff record in one step, with its date and its evidence. */
export const STEP_STAGES = ['searched', 'submitted', 'approved', 'delivered'] as const
export type StepStage = (typeof STEP_STAGES)[number]

/** Whether an entry of a timeline is such a step. */
export const isStep = ({ stage }: { readonly stage: Stage }): boolean =>
  STEP_STAGES.some((one) => one === stage)

/** The statuses an order can have after a step; calling it off is no step. */
export const STEP_STATUSES = ['processing', 'completed'] as const

/** One step of a service; checked in the browser and again on the server. */
export const stepInput = z.object({
  stage: z.enum(STEP_STAGES, 'Choose what happened'),
  service: trackedService('Choose a service of this order'),
  /** When it happened, as an ISO day of the office; the server knows from when until when. */
  day: z.iso.date('Enter a date'),
  note: typedText(500).default(''),
  status: z.enum(STEP_STATUSES, 'Choose a status'),
  /** How many entries the story had on the screen: a newer one means that someone was faster. */
  seen: z.int('Reload the page and try again').min(0).max(100_000),
  address: typedText(300).default(''),
  /** What the approval assigns: the state's file number, or the EIN. */
  number: typedText(40).default(''),
  /** The state's fee was compared with the usual amount that the customer paid. */
  feeChecked: z.boolean().default(false),
})
export type StepInput = z.output<typeof stepInput>

/** A step that is taken back: which entry, and why, as the customer reads it. */
export const takeBackInput = z.object({
  entry: z.string('Reload the page and try again').min(1).max(64),
  reason: requiredText('Enter a reason', 300),
  seen: stepInput.shape.seen,
})
export type TakeBackInput = z.output<typeof takeBackInput>

/** The day of a stage, as staff are asked for it. */
type DayLabels = { readonly label: string; readonly help?: string }

const APPROVAL: Partial<Record<TrackedService, DayLabels>> = {
  llc: {
    label: 'Date on the certificate',
    help: "The date on the certificate. A company's deadlines are calculated from it.",
  },
  ein: { label: 'Date', help: 'The day the IRS assigned the EIN.' },
  itin: { label: 'Date', help: 'The day the IRS assigned the ITIN.' },
  trademark: { label: 'Registration date', help: 'The day the USPTO registered the trademark.' },
}

/** What the number of an approval is called; null where none is kept. */
export const numberOf = (stage: StaffStage, service: TrackedService): string | null => {
  if (stage !== 'approved') return null
  if (service === 'llc') return 'State file number'
  return service === 'ein' ? 'EIN' : null
}

/** What follows from a stage, said before it is recorded; only a formation has a state fee. */
export function stageHelp(stage: StaffStage, service: TrackedService): string | undefined {
  if (stage === 'searched') return 'If no application follows, details are locked from then on.'
  if (stage === 'submitted' && service === 'llc') {
    return 'Details are locked from then on, and the state fee is no longer refundable.'
  }
  if (stage === 'submitted') return 'Details are locked from then on.'
  if (stage !== 'delivered') return undefined
  return 'The last step. The order is completed once all its services are delivered.'
}

export const dayText = (stage: StaffStage, service: TrackedService): DayLabels =>
  (stage === 'approved' && APPROVAL[service]) || { label: 'Date', help: stageHelp(stage, service) }

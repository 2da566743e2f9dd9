import type { StaffStage, TrackedService } from '@/src/domain/vocabulary/order-status'

/** The day of a stage, as staff are asked for it. */
type DayLabels = { readonly label: string; readonly help?: string }

/** What the day of an approval is, by who approves. */
const APPROVAL: Partial<Record<TrackedService, DayLabels>> = {
  llc: {
    label: 'Date on the certificate',
    help: "The date on the certificate. A company's deadlines are calculated from it.",
  },
  ein: { label: 'Date', help: 'The day the IRS assigned the EIN.' },
  itin: { label: 'Date', help: 'The day the IRS assigned the ITIN.' },
  trademark: { label: 'Registration date', help: 'The day the USPTO registered the trademark.' },
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

import { z } from 'zod'

import { type RefundableLine, STATE_FEE_FILED } from '@/src/domain/orders/plan-refund'
import { REFUND_DAYS } from '@/src/domain/vocabulary/money/refund-text'
import type { LineKind } from '@/src/domain/vocabulary/order-line'
import { requiredText } from '@/src/domain/vocabulary/text/typed-text'
import { dayText } from '@/src/domain/vocabulary/time/date-text'

/** What a customer asks back; checked in the browser and again on the server. */
export const refundRequestInput = z.object({
  lineIds: z
    .array(z.string().min(1).max(100), 'Choose what you would like back')
    .min(1, 'Choose what you would like back')
    .max(100),
  reason: requiredText('Tell us why, in a sentence or two', 2000),
})
export type RefundRequestInput = z.infer<typeof refundRequestInput>

/** A line of an order as its customer may ask it back. Amounts are whole cents. */
export type RefundOption = {
  readonly lineId: string
  readonly label: string
  readonly kind: LineKind
  /** What would go back; zero where nothing can. */
  readonly amountMinor: number
  /** The rule: why it can not go back, or until when it can. */
  readonly terms: string
}

const DAY_MS = 86_400_000

const WHY: Readonly<Record<string, string>> = {
  [STATE_FEE_FILED]: 'Not refundable. We submitted the filing, so the state keeps its fee.',
}

function option(
  line: RefundableLine,
  ends: Date,
  { now, zone }: { now: Date; zone: string },
): RefundOption {
  const { lineId, label, kind, leftMinor, why } = line
  const none = (terms: string) => ({ lineId, label, kind, amountMinor: 0, terms })
  if (why) return none(WHY[why] ?? why)
  if (kind === 'state_fee') {
    const terms = 'The state’s fee. Refundable until we submit your filing.'
    return { lineId, label, kind, amountMinor: leftMinor, terms }
  }
  const day = dayText(ends, zone)
  if (now > ends) return none(`Not refundable. The ${REFUND_DAYS} days ended on ${day}.`)
  return { lineId, label, kind, amountMinor: leftMinor, terms: `Refundable until ${day}.` }
}

/**
 * What of an order may be asked back now, line by line: our fees for 30 days after the payment, the
 * state's until it has the filing. Days are named in `zone`.
 */
export function refundOptions(
  lines: readonly RefundableLine[],
  paidAt: Date,
  now: Date,
  zone: string,
): RefundOption[] {
  const ends = new Date(paidAt.getTime() + REFUND_DAYS * DAY_MS)
  return lines.map((line) => option(line, ends, { now, zone }))
}

/** What the chosen lines come to, never more than `leftMinor`, what is left of the payment. */
export function requestedMinor(
  options: readonly RefundOption[],
  lineIds: readonly string[],
  leftMinor: number,
): number {
  const sum = options
    .filter(({ lineId }) => lineIds.includes(lineId))
    .reduce((total, { amountMinor }) => total + amountMinor, 0)
  return Math.min(sum, Math.max(0, leftMinor))
}

export type MadeRefund = {
  readonly id: string
  readonly at: string
  readonly amountMinor: number
  readonly what: string
  readonly isPending: boolean
}

/** Where the refund of an order stands, as its customer is told. */
export type RefundView = {
  readonly options: readonly RefundOption[]
  /** At most so much can go back now. */
  readonly leftMinor: number
  readonly made: readonly MadeRefund[]
  /** A request that is being looked at; never where all of the order went back. */
  readonly open: OpenRequest | null
}

export type OpenRequest = {
  readonly at: string
  /** The ticket in which it is talked about, where the customer has an account. */
  readonly ticket: string | null
  /** Money went back since it was made. */
  readonly isMet: boolean
}

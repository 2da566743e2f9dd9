import type { LineKind } from '@/src/domain/vocabulary/order-line'
import type { ServiceType, Stage, TrackedService } from '@/src/domain/vocabulary/order-status'

/** How much of which line of an order is given back, in whole cents of its own currency. */
export type RefundPart = {
  readonly lineId: string
  readonly label: string
  readonly kind: LineKind
  readonly amountMinor: number
}

/** What staff ask for: everything that may go back, or lines, each whole or in part. */
export type RefundAsk =
  | { readonly all: true }
  | { readonly lines: readonly { readonly lineId: string; readonly amountMinor?: number }[] }

export type SoldLine = RefundPart & {
  readonly refundable: boolean
  /** Its share of the order's discount, which was never paid. */
  readonly discountMinor?: number | null
}

/** A line with what may still be given back of it; `why` says why that is nothing. */
export type RefundableLine = SoldLine & {
  readonly leftMinor: number
  readonly why: string | null
}

/** The stages that only an application which was sent off can reach. */
const FILED: readonly Stage[] = ['submitted', 'approved', 'rejected', 'delivered', 'completed']

type Story = readonly { readonly stage: Stage; readonly service?: TrackedService | null }[]

/** Whether the formation was sent to the state, which then keeps its fee. */
export function isFiled(serviceType: ServiceType, timeline: Story): boolean {
  return timeline.some(
    ({ stage, service }) => (service ?? serviceType) === 'llc' && FILED.includes(stage),
  )
}

export const STATE_FEE_FILED = 'The filing was submitted, so the state keeps this fee.'
const NOT_REFUNDABLE = 'This was sold as not refundable.'
const NOTHING_LEFT = 'All of it was refunded.'
const NOT_PAID = 'This was free of charge.'

/** What was paid for a line: its price less its share of the discount. */
export const paidFor = ({
  amountMinor,
  discountMinor,
}: Pick<SoldLine, 'amountMinor' | 'discountMinor'>) => amountMinor - (discountMinor ?? 0)

function whyNot(line: SoldLine, leftMinor: number, filed: boolean): string | null {
  if (line.kind === 'state_fee' && filed) return STATE_FEE_FILED
  if (!line.refundable) return NOT_REFUNDABLE
  if (paidFor(line) <= 0) return NOT_PAID
  return leftMinor <= 0 ? NOTHING_LEFT : null
}

const total = (parts: readonly { readonly amountMinor: number }[]) =>
  parts.reduce((sum, part) => sum + part.amountMinor, 0)

/** An order's lines with what may go back of each. `given` is what refunds hold or promise already. */
export function refundableLines(
  lines: readonly SoldLine[],
  given: readonly RefundPart[],
  filed: boolean,
): RefundableLine[] {
  return lines
    .filter((line) => line.amountMinor > 0)
    .map((line) => {
      const left = paidFor(line) - total(given.filter((part) => part.lineId === line.lineId))
      const why = whyNot(line, left, filed)
      return { ...line, leftMinor: why ? 0 : Math.max(0, left), why }
    })
}

/** Spreads an amount over lines in their order, as far as they reach; our own fees come first. */
export function spreadRefund(lines: readonly RefundableLine[], amountMinor: number): RefundPart[] {
  const ours = lines.filter((line) => line.kind !== 'state_fee')
  const states = lines.filter((line) => line.kind === 'state_fee')
  let left = amountMinor
  return [...ours, ...states].flatMap(({ lineId, label, kind, leftMinor }) => {
    const part = Math.min(left, leftMinor)
    left -= part
    return part > 0 ? [{ lineId, label, kind, amountMinor: part }] : []
  })
}

export type RefundPlan =
  | { readonly kind: 'refund'; readonly parts: readonly RefundPart[]; readonly orderMinor: number }
  | { readonly kind: 'refused'; readonly message: string; readonly field: string | null }

const refused = (message: string, field: string | null = null): RefundPlan => ({
  kind: 'refused',
  message,
  field,
})

function planned(parts: readonly RefundPart[], leftMinor: number): RefundPlan {
  const orderMinor = total(parts)
  if (orderMinor <= 0) return refused('There is nothing left to refund.')
  if (orderMinor > leftMinor) return refused('This is more than is left of the payment.')
  return { kind: 'refund', parts, orderMinor }
}

/**
 * What a refund gives back, by line: never more of a line than is left of it, and never more in
 * all than `leftMinor`, what is left of the payment. A field is named as it was sent.
 */
export function planRefund(
  lines: readonly RefundableLine[],
  ask: RefundAsk,
  leftMinor: number,
): RefundPlan {
  if ('all' in ask) return planned(spreadRefund(lines, leftMinor), leftMinor)
  const ids = ask.lines.map((line) => line.lineId)
  if (new Set(ids).size < ids.length) return refused('Choose each line once.', 'lines')
  const parts: RefundPart[] = []
  for (const [index, { lineId, amountMinor }] of ask.lines.entries()) {
    const line = lines.find((one) => one.lineId === lineId)
    if (!line) return refused('This order has no such item.', `lines.${index}.lineId`)
    if (line.why) return refused(line.why, `lines.${index}.lineId`)
    const amount = amountMinor ?? line.leftMinor
    if (!Number.isSafeInteger(amount) || amount <= 0 || amount > line.leftMinor) {
      return refused('This is more than is left of the line.', `lines.${index}.amountMinor`)
    }
    parts.push({ lineId, label: line.label, kind: line.kind, amountMinor: amount })
  }
  return planned(parts, leftMinor)
}

import type { TrackedService } from '@/src/domain/vocabulary/order-status'

/** What a line of an order is for. State fees are passed on at cost and are not our revenue. */
export const LINE_KINDS = ['service', 'state_fee', 'add_on', 'discount'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** How often a line falls due again; most are paid once. */
export const BILLINGS = ['once', 'monthly', 'annual'] as const
export type Billing = (typeof BILLINGS)[number]

/** One priced line, in whole cents. `ref` is the catalogue entry it was sold from. */
export type OrderLine = {
  readonly kind: LineKind
  readonly ref: string
  readonly label: string
  readonly amountMinor: number
  readonly refundable: boolean
  readonly billing: Billing
  readonly service?: TrackedService | null
  /** How much of the order's discount is this line's: it was paid that much less. */
  readonly discountMinor?: number | null
}

/** How often a subscription falls due. */
export type Period = Exclude<Billing, 'once'>

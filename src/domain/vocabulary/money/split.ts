/** `amount * part / whole`, rounded half up, exact for any amounts of money. None is negative. */
export function proportion(amount: number, part: number, whole: number): number {
  const [a, p, w] = [BigInt(amount), BigInt(part), BigInt(whole)]
  return Number((2n * a * p + w) / (2n * w))
}

/** A payment's amount as charged, and what it paid for, each with what was given back so far. */
export type Refundable = {
  readonly chargedMinor: number
  readonly chargedBackMinor: number
  readonly orderMinor: number
  readonly orderBackMinor: number
}

/**
 * What to give back at the gateway for a part of an order, where the two count in different
 * currencies: its proportion, so rounded that all parts together are the whole charge exactly.
 */
export function splitRefund(paid: Refundable, partMinor: number): number {
  const { chargedMinor, chargedBackMinor, orderMinor, orderBackMinor } = paid
  const after = orderBackMinor + partMinor
  if (partMinor <= 0 || after > orderMinor) {
    throw new RangeError(`Cannot give back ${partMinor} of ${orderMinor - orderBackMinor}`)
  }
  const left = chargedMinor - chargedBackMinor
  if (after === orderMinor) return left
  const due = proportion(chargedMinor, after, orderMinor) - chargedBackMinor
  return Math.min(left, Math.max(0, due))
}

/**
 * The other way round: how much of an order was given back by so much of the charge, for refunds
 * that someone made at the gateway.
 */
export function orderPartOf(paid: Refundable, backMinor: number): number {
  const { chargedMinor, chargedBackMinor, orderMinor, orderBackMinor } = paid
  const left = orderMinor - orderBackMinor
  const after = chargedBackMinor + backMinor
  if (after >= chargedMinor) return left
  const due = proportion(orderMinor, after, chargedMinor) - orderBackMinor
  return Math.min(left, Math.max(0, due))
}

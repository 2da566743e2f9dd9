import type { OrderLine } from '@/src/domain/vocabulary/order-line'

/** Tells lines apart: what it was sold from, and for how long. */
export const lineKey = (line: OrderLine) => `${line.kind}:${line.ref}:${line.billing}`

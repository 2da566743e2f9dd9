import type { z } from 'zod'

import { razorpayTrouble } from '@/src/payments/razorpay/razorpay-trouble'

type Asking<T> = {
  /** Ids are checked first: the SDK puts them into paths as they are. */
  readonly id: z.ZodType
  readonly isUnknown: (error: unknown) => boolean
  readonly find: () => Promise<T>
}

/** What Razorpay has by an id; null for what is no id, or names nothing. @throws GatewayUnavailable */
export async function foundAtRazorpay<T>(
  ref: string,
  { id, isUnknown, find }: Asking<T>,
): Promise<T | null> {
  if (!id.safeParse(ref).success) return null
  try {
    return await find()
  } catch (error) {
    if (isUnknown(error)) return null
    throw razorpayTrouble(error, false)
  }
}

import { z } from 'zod'
import { isKeyOf, keysOf } from '@/src/domain/vocabulary/keys'

type MethodText = {
  readonly label: string
  /** The bank confirms it for days before the money is there. */
  readonly isDelayed: boolean
}

/**
 * Ways to pay at Stripe beyond cards and their wallets (Apple Pay, Google Pay), which are always
 * offered, by Stripe's own name. Staff choose which; the account must have them switched on too.
 */
export const STRIPE_METHODS = {
  link: { label: 'Link', isDelayed: false },
  cashapp: { label: 'Cash App Pay', isDelayed: false },
  amazon_pay: { label: 'Amazon Pay', isDelayed: false },
  klarna: { label: 'Klarna', isDelayed: false },
  us_bank_account: { label: 'Bank account (ACH)', isDelayed: true },
} as const satisfies Record<string, MethodText>

export type StripeMethod = keyof typeof STRIPE_METHODS

export const isStripeMethod = isKeyOf(STRIPE_METHODS)

export const STRIPE_METHOD_NAMES = keysOf(STRIPE_METHODS)

/** What the payment fields and the charge are both told to allow: cards first, then the chosen. */
export function allowedStripeTypes(chosen: readonly StripeMethod[]): string[] {
  return ['card', ...STRIPE_METHOD_NAMES.filter((name) => chosen.includes(name))]
}

/** What Stripe offers beside cards and their wallets; checked in the browser and on the server. */
export const methodsInput = z.object({ methods: z.array(z.enum(STRIPE_METHOD_NAMES)).max(10) })

import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { PAYMENT_TEXTS } from '../outcome/payment-text'
import type { BillingDetails } from './card-owner'
import { cardLabel } from './stripe-labels'

/** A card or a wallet as the provider holds it: its single-use stand-in, and what to call it. */
export type TokenResult =
  | { readonly ok: true; readonly token: string; readonly label: string }
  | { readonly ok: false; readonly message: string }

type Taking = {
  /** Said where Stripe's fields can't be asked. */
  readonly broken: string
  /** Of a card, which does not bring along what it is charged and whose it is. In cents. */
  readonly card?: { readonly totalMinor: number; readonly billing: BillingDetails }
}

/** Has Stripe check what is in its fields, and hold it. */
export async function takeToken(
  stripe: Stripe,
  elements: StripeElements,
  { broken, card }: Taking,
): Promise<TokenResult> {
  try {
    if (card) await elements.update({ amount: card.totalMinor })
    const { error: wrong } = await elements.submit()
    if (wrong) return { ok: false, message: wrong.message ?? PAYMENT_TEXTS.failed }
    const { confirmationToken, error } = await stripe.createConfirmationToken({
      elements,
      ...(card && { params: { payment_method_data: { billing_details: card.billing } } }),
    })
    if (error) return { ok: false, message: error.message ?? PAYMENT_TEXTS.failed }
    return { ok: true, token: confirmationToken.id, label: cardLabel(confirmationToken) }
  } catch {
    return { ok: false, message: broken }
  }
}

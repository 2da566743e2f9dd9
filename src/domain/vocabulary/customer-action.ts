/** What the browser has to do before a payment can go on, by the provider that asks for it. */
export type CustomerAction =
  /** A check at the bank: Stripe's script shows it, or leads there. */
  | { readonly type: 'stripe_challenge'; readonly clientSecret: string }
  /** Razorpay's own window, opened by its checkout script. Amounts in paise. */
  | {
      readonly type: 'razorpay_checkout'
      readonly keyId: string
      readonly orderRef: string
      readonly amountMinor: number
      readonly currency: 'INR'
      readonly description: string
      readonly prefill: { readonly name: string; readonly email: string; readonly contact: string }
    }
  /** A page at the provider's that sends the customer back to us: PayPal's approval. */
  | { readonly type: 'redirect'; readonly url: string }

/** What a provider's window hands the browser as proof that the customer has paid. */
export type ReturnProof = {
  readonly paymentId: string
  readonly signature: string
}

import type { Stripe, StripeElementsOptionsMode } from '@stripe/stripe-js'
import { PAYMENT_TEXTS } from '../outcome/payment-text'
import { type TokenResult, takeToken } from './token-result'

/** Where the wallets' buttons are, and what becomes of a wallet that paid by one. */
export type WalletRow = {
  readonly host: HTMLElement
  /** Whether a wallet may be opened now; says itself what is missing. */
  readonly mayOpen: () => boolean
  /** What is to be paid at this moment, in cents. */
  readonly totalMinor: () => number
  readonly onTaken: (taken: TokenResult) => void
}

type OpenWallets = { readonly isOffered: boolean; readonly close: () => void }

export const NO_WALLETS: OpenWallets = { isOffered: false, close: () => {} }

const HEIGHT = 44
const PATIENCE_MS = 2_500

/**
 * Puts the buttons of the wallets that this device and account have (Link, Apple Pay, Google Pay)
 * into the row. Offers none where Stripe says so, or can't say it in time: the card is there anyway.
 */
export async function openWallets(
  stripe: Stripe,
  options: StripeElementsOptionsMode,
  row: WalletRow,
): Promise<OpenWallets> {
  const elements = stripe.elements(options)
  const element = elements.create('expressCheckout', {
    buttonHeight: HEIGHT,
    layout: { maxColumns: 3, maxRows: 1, overflow: 'never' },
    paymentMethods: {
      link: 'auto',
      applePay: 'auto',
      googlePay: 'auto',
      amazonPay: 'never',
      klarna: 'never',
      paypal: 'never',
    },
  })

  element.on('click', (click) => {
    if (!row.mayOpen()) return click.reject()
    elements.update({ amount: row.totalMinor() })
    click.resolve()
  })
  element.on('confirm', async (confirmed) => {
    const taken = await takeToken(stripe, elements, { broken: PAYMENT_TEXTS.failed })
    if (!taken.ok) confirmed.paymentFailed({ reason: 'fail' })
    row.onTaken(taken)
  })

  const isOffered = await new Promise<boolean>((resolve) => {
    const late = setTimeout(() => resolve(false), PATIENCE_MS)
    const answer = (isThere: boolean) => {
      clearTimeout(late)
      resolve(isThere)
    }
    element.on('ready', ({ availablePaymentMethods }) => answer(Boolean(availablePaymentMethods)))
    element.on('loaderror', () => answer(false))
    element.mount(row.host)
  })
  if (!isOffered) element.destroy()
  return { isOffered, close: () => isOffered && element.destroy() }
}

import type { Gateway, OpenInput } from '@/src/payments/gateway'
import { type PaypalCredentials, paypalGateway } from '@/src/payments/paypal/paypal-gateway'

import { KEYS, openInput, runningSandbox } from '../../../sandbox/tests/running-sandbox'

export const PAYPAL_RETURN = 'http://localhost:3000/checkout/return?gateway=paypal'
export const PAYPAL_CANCEL = 'http://localhost:3000/checkout/return?gateway=paypal&cancelled=1'

/** How the payer answers on the approval page. */
export type PayerAnswer = 'pays' | 'declines' | 'pends' | 'cancel'

/** Everything that `open` wants at PayPal, for one order of $249.00. */
export const paypalInput = (changes: Partial<OpenInput> = {}): OpenInput =>
  openInput('', {
    confirmationToken: null,
    returnUrl: PAYPAL_RETURN,
    cancelUrl: PAYPAL_CANCEL,
    ...changes,
  })

/** A sandbox, and our PayPal gateway in front of it. */
export async function paypalShop() {
  const sandbox = await runningSandbox()
  const gateway = (overrides: Partial<PaypalCredentials> = {}): Gateway =>
    paypalGateway({
      ...KEYS.paypal,
      environment: 'sandbox',
      baseUrl: `${sandbox.url}/paypal`,
      timeoutMs: 5000,
      ...overrides,
    })

  /** The payer's answer to an order; the address that they come back to the shop by. */
  const answer = async (ref: string, payer: PayerAnswer): Promise<URL> => {
    const answered = await sandbox.request(`/paypal/checkoutnow?token=${ref}`, {
      method: 'POST',
      body: new URLSearchParams({ answer: payer }),
    })
    return new URL(answered.headers.get('location') ?? '')
  }

  const opened = async (input: OpenInput = paypalInput()): Promise<string> => {
    const result = await gateway().open(input)
    if (result.kind !== 'requires_action') throw new Error(`It was ${result.kind}`)
    return result.ref
  }

  return {
    ...sandbox,
    gateway,
    answer,
    opened,
    /** An order that the payer has answered, not captured yet. */
    answered: async (payer: PayerAnswer, input?: OpenInput): Promise<string> => {
      const ref = await opened(input)
      await answer(ref, payer)
      return ref
    },
    fault: (next: string, count = 1, path?: string) =>
      sandbox.control('faults', { next, count, gateway: 'paypal', ...(path ? { path } : {}) }),
  }
}
export type PaypalShop = Awaited<ReturnType<typeof paypalShop>>

import { z } from 'zod'
import type { Outcome } from '@/sandbox/payments/razorpay/pay-order'
import type { Gateway, OpenInput } from '@/src/payments/gateway'
import type { RazorpayCredentials } from '@/src/payments/razorpay/razorpay-client'
import { razorpayGateway } from '@/src/payments/razorpay/razorpay-gateway'

import { KEYS, openInput, runningSandbox } from '../../../sandbox/tests/running-sandbox'

const proofAnswer = z.object({
  razorpay_payment_id: z.string(),
  razorpay_order_id: z.string(),
  razorpay_signature: z.string(),
})

/** The sandbox with our Razorpay gateway in front of it, and a customer at its window. */
export async function runningRazorpay() {
  const sandbox = await runningSandbox()

  const gateway = (overrides: Partial<RazorpayCredentials> = {}): Gateway =>
    razorpayGateway({
      ...KEYS.razorpay,
      baseUrl: `${sandbox.url}/razorpay`,
      timeoutMs: 5000,
      ...overrides,
    })

  const atWindow = (ref: string, outcome: Outcome = 'pays', key: string = KEYS.razorpay.keyId) =>
    sandbox.request(`/razorpay/v1/checkout/${ref}/pay`, {
      method: 'POST',
      body: JSON.stringify({ key, outcome, email: 'ada@example.com' }),
    })

  const opened = async (changes: Partial<OpenInput> = {}): Promise<string> => {
    const result = await gateway().open(rupees(changes))
    return result.ref ?? ''
  }

  return {
    ...sandbox,
    gateway,
    atWindow,
    opened,
    /** The proof that the window hands the shop's page. */
    proofFor: async (ref: string, outcome: Outcome = 'pays') => {
      const proof = proofAnswer.parse(await (await atWindow(ref, outcome)).json())
      return { paymentId: proof.razorpay_payment_id, signature: proof.razorpay_signature }
    },
    /** A paid order. */
    paid: async (minor = 20_791_50): Promise<string> => {
      const ref = await opened({ amount: { minor, currency: 'INR' } })
      await atWindow(ref)
      return ref
    },
    rowOf: async (ref: string) => (await sandbox.ledger()).payments.find(({ id }) => id === ref),
    paymentOf: async (ref: string): Promise<string> =>
      (await gateway().retrieve(ref))?.chargeRef ?? '',
  }
}
export type RunningRazorpay = Awaited<ReturnType<typeof runningRazorpay>>

/** Everything that `open` wants, for one order of ₹20,791.50. */
export const rupees = (changes: Partial<OpenInput> = {}): OpenInput => ({
  ...openInput('', { amount: { minor: 20_791_50, currency: 'INR' } }),
  confirmationToken: null,
  ...changes,
})

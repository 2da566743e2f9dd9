import type { Payload } from 'payload'

import type { ReturnProof } from '@/src/domain/vocabulary/customer-action'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'

import type { Answer } from '../api'
import { type AttemptResult, buyer, readAttemptResult } from '../orders/buyer'
import type { Trading } from '../orders/trading'
import type { SignedIn } from '../people/people'

/** Everything that a purchase is made of. */
export type Shop = {
  readonly payload: Payload
  readonly trading: Trading
  readonly admin: SignedIn
  readonly choice: { readonly packageId: string; readonly stateId: string }
  /** The code of the affiliate link through which everybody comes. */
  readonly referral: string
}

/** What the customer comes back with from a gateway where they agreed to pay. */
export type Agreed = { readonly ref: string; readonly proof?: ReturnProof; readonly back?: URL }

type Browser = ReturnType<typeof buyer>

export const PLAIN_CARD = '4242424242424242'
export const CHECKED_CARD = '4000002760003184'

const backAt = (query: string) => new URL(`http://localhost:3000/checkout/return?${query}`)

/** A browser that came by the affiliate link, in which the Standard package was chosen. */
export async function browserOf(shop: Shop): Promise<Browser> {
  const ada = buyer()
  ada.jar.set('charterdesk_ref', shop.referral)
  const filled = await ada.fillIn(shop.choice)
  if (filled.status !== 200) throw new Error(`The answers were refused: ${filled.status}`)
  return ada
}

/** Someone who buys by one gateway, perhaps in a browser where another was tried before. */
export async function customerOf(shop: Shop, gateway: GatewaySlug, browser?: Browser) {
  const { payload, trading } = shop
  const ada = browser ?? (await browserOf(shop))

  const find = async () => {
    const { docs } = await payload.find({
      collection: 'orders',
      where: { email: { equals: ada.email } },
      select: { paymentStatus: true },
      depth: 0,
      overrideAccess: true, // the browser may never have been told of it
    })
    return docs[0]
  }
  const comeBack = ({ ref, proof, back }: Agreed): Promise<unknown> =>
    back ? ada.comeBack(back) : ada.finish(gateway, ref, proof)

  const place = (confirmationToken?: string): Promise<Answer> =>
    ada.call('POST', '/checkout/place', {
      expectedTotalMinor: 249_00,
      gateway,
      confirmationToken,
      consent: true,
    })

  return {
    gateway,
    browser: ada,
    email: ada.email,
    askAt: ada.askAt,
    orderId: async (): Promise<string> => (await find())?.id ?? '',
    hasPaid: async (): Promise<boolean> => (await find())?.paymentStatus === 'paid',
    place,
    /** *Complete Order*: what the gateway wants of the customer, if anything. */
    press: async (card = PLAIN_CARD): Promise<AttemptResult | null> => {
      const answer = await place(gateway === 'stripe' ? await trading.cardToken(card) : undefined)
      return readAttemptResult(answer.body)
    },
    /** Does what the gateway wants; with Razorpay the money may be left waiting to be taken. */
    agree: async ({ ref, action }: AttemptResult, waits = false): Promise<Agreed> => {
      if (gateway === 'paypal') return { ref, back: await trading.answerPaypal(action.url) }
      if (gateway === 'razorpay') {
        return { ref, proof: await trading.payInWindow(ref, waits ? 'authorises' : 'pays') }
      }
      await trading.passBankCheck(ref)
      return { ref, back: backAt(`gateway=stripe&payment_intent=${ref}`) }
    },
    comeBack,
    /** Opens the address that Stripe would lead back to, as a reloaded page does. */
    comeBackFromStripe: async (): Promise<unknown> => {
      const id = (await find())?.id ?? ''
      const [intent] = id ? await trading.booked(id) : []
      return intent && ada.comeBack(backAt(`gateway=stripe&payment_intent=${intent.id}`))
    },
  }
}
export type Customer = Awaited<ReturnType<typeof customerOf>>

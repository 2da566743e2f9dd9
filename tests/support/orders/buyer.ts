import type { Payload } from 'payload'
import { z } from 'zod'

import type { ReturnProof } from '@/src/domain/vocabulary/customer-action'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { storedState } from '@/tests/support/orders/stored-states'
import { type Answer, api } from '../api'
import { nextSerial } from '../builders'
import { fromFront } from '../from-front'
import type { SignedIn } from '../people/people'
import { type Server, serverHere } from '../server'

const begunSchema = z.object({
  status: z.literal('requires_action'),
  ref: z.string(),
  action: z.object({ type: z.string(), url: z.string().default('') }).loose(),
})
export type AttemptResult = z.infer<typeof begunSchema>

/** What a browser that pressed *Complete Order* has to do next, if anything. */
export const readAttemptResult = (body: unknown): AttemptResult | null =>
  begunSchema.safeParse(body).data ?? null

type Choice = { readonly packageId: string; readonly stateId: string; readonly addonIds?: string[] }

/** The catalogue entries that most tests buy: the Standard package in Wyoming, $149 and $100. */
export async function standardInWyoming(payload: Payload): Promise<Choice> {
  const options = { depth: 0, limit: 1, overrideAccess: true } as const // the seeded catalogue
  const packages = await payload.find({
    collection: 'packages',
    where: { tier: { equals: 'standard' } },
    ...options,
  })
  const state = await storedState(payload, 'WY')
  const [chosen] = packages.docs
  if (!chosen) throw new Error('The catalogue was not seeded')
  return { packageId: chosen.id, stateId: state.id }
}

/** A browser in the checkout: it keeps the cookies that the server sets. */
export function buyer(as?: SignedIn) {
  const jar = new Map<string, string>()
  const serial = nextSerial()
  const email = `buyer-${serial}@example.com`
  const own = as?.headers.cookie
  let server = serverHere

  const headers = () => ({
    cookie: [...(own ? [own] : []), ...[...jar].map(([name, value]) => `${name}=${value}`)].join(
      '; ',
    ),
    ...fromFront(`10.${serial >> 16}.${(serial >> 8) & 255}.${serial & 255}`),
  })

  async function call(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await api(method, path, {
      body,
      headers: { origin: 'http://localhost:3000', ...headers() },
      server,
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', ...value] = pair.split('=')
      if (line.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value.join('='))
    }
    return answer
  }

  return {
    email,
    jar,
    call,
    /** From now on another process answers this browser. */
    askAt: (other: Server) => {
      server = other
    },
    /** Answers everything, so that only paying is left. */
    fillIn: (choice: Choice, change: object = {}) =>
      call('PATCH', '/checkout/draft', {
        step: 'confirm',
        answers: {
          ...choice,
          companyName: 'Harbor & Pine LLC',
          companyType: 'llc',
          firstName: 'Ada',
          lastName: 'Moss',
          email,
          country: 'GB',
          ...change,
        },
      }),
    /** Answers who buys a service, and what `change` says of it, so that only paying is left. */
    fillInService: (kind: string, change: object = {}) =>
      call('PATCH', `/checkout/draft?kind=${kind}`, {
        step: 'payment',
        answers: { firstName: 'Ada', lastName: 'Moss', email, residence: 'GB', ...change },
      }),
    /** *Complete Order* with a card. */
    complete: (confirmationToken: string, expectedTotalMinor = 249_00, more: object = {}) =>
      call('POST', '/checkout/place', {
        expectedTotalMinor,
        gateway: 'stripe',
        confirmationToken,
        consent: true,
        ...more,
      }),
    /** *Complete Order* by Razorpay or PayPal: what the browser has to do next. */
    begin: async (
      gateway: 'razorpay' | 'paypal',
      expectedTotalMinor = 249_00,
    ): Promise<AttemptResult> => {
      const answer = await call('POST', '/checkout/place', {
        expectedTotalMinor,
        gateway,
        consent: true,
      })
      return begunSchema.parse(answer.body)
    },
    /** What the page does once a provider's window has closed. */
    finish: (gateway: GatewaySlug, ref: string, proof?: ReturnProof) =>
      call('POST', '/payments/complete', { gateway, ref, proof }),
    /** Follows the address that a provider's page leads back to; says where that leads on to. */
    comeBack: async (url: URL): Promise<string> => {
      const answer = await server(new Request(url, { headers: headers() }))
      return answer.headers.get('location') ?? ''
    },
    /** The id of the order that this browser placed last. */
    orderId: () => jar.get('charterdesk_order')?.split('.')[0] ?? '',
  }
}

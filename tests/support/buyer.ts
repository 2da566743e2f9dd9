import type { Payload } from 'payload'

import { type Answer, api } from './api'
import { nextSerial } from './builders'
import type { SignedIn } from './people'

type Choice = { readonly packageId: string; readonly stateId: string; readonly addonIds?: string[] }

/** The catalogue entries that most tests buy: the Standard package in Wyoming, $149 and $100. */
export async function standardInWyoming(payload: Payload): Promise<Choice> {
  const options = { depth: 0, limit: 1, overrideAccess: true } as const // the seeded catalogue
  const packages = await payload.find({
    collection: 'packages',
    where: { tier: { equals: 'standard' } },
    ...options,
  })
  const states = await payload.find({
    collection: 'states',
    where: { code: { equals: 'WY' } },
    ...options,
  })
  const [chosen, state] = [packages.docs[0], states.docs[0]]
  if (!chosen || !state) throw new Error('The catalogue was not seeded')
  return { packageId: chosen.id, stateId: state.id }
}

/** A browser in the checkout: it keeps the cookies that the server sets. */
export function buyer(as?: SignedIn) {
  const jar = new Map<string, string>()
  const email = `buyer-${nextSerial()}@example.com`
  const own = as?.headers.cookie

  async function call(method: string, path: string, body?: object): Promise<Answer> {
    const cookie = [...(own ? [own] : []), ...[...jar].map(([name, value]) => `${name}=${value}`)]
    const answer = await api(method, path, {
      body,
      headers: { origin: 'http://localhost:3000', cookie: cookie.join('; ') },
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
          ...change,
        },
      }),
    /** *Complete Order*. */
    complete: (confirmationToken: string, expectedTotalMinor = 249_00, more: object = {}) =>
      call('POST', '/checkout/place', {
        expectedTotalMinor,
        gateway: 'stripe',
        confirmationToken,
        consent: true,
        ...more,
      }),
    /** The id of the order that this browser placed last. */
    orderId: () => jar.get('charterdesk_order')?.split('.')[0] ?? '',
  }
}

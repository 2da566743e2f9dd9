import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { signatureHeader } from '@/sandbox/payments/stripe/sign'
import { stripeGateway } from '@/src/payments/stripe/stripe-gateway'

import { CREDENTIALS } from '../../../sandbox/tests/running-sandbox'

const SECRET = CREDENTIALS.webhookSecret
const gateway = stripeGateway(CREDENTIALS)
const now = () => Math.floor(Date.now() / 1000)

const body = (object: object = { id: 'pi_1', object: 'payment_intent' }) =>
  JSON.stringify({ id: 'evt_1', type: 'payment_intent.succeeded', data: { object } })

const read = (raw: string, signature: string, from = gateway) =>
  from.readWebhook(raw, new Headers({ 'stripe-signature': signature }))

test('a webhook signed with our secret just now is read', async () => {
  expect(await read(body(), signatureHeader(body(), SECRET, now()))).toEqual({
    id: 'evt_1',
    type: 'payment_intent.succeeded',
    ref: 'pi_1',
    refundRef: null,
    disputeRef: null,
    isLive: null,
  })
})

test.each([
  ['a charge', { id: 'ch_1', object: 'charge', payment_intent: 'pi_7' }, 'pi_7'],
  ['a charge with its payment', { object: 'charge', payment_intent: { id: 'pi_8' } }, 'pi_8'],
  ['a customer', { id: 'cus_1', object: 'customer' }, null],
])('an event about %s leads to its payment, if any', async (_, object, ref) => {
  const raw = body(object)

  expect(await read(raw, signatureHeader(raw, SECRET, now()))).toMatchObject({ ref })
})

test.each([
  ['another secret', signatureHeader(body(), 'whsec_other', now())],
  ['no signature', ''],
  ['a time 6 minutes ago', signatureHeader(body(), SECRET, now() - 360)],
  ['a time 6 minutes ahead', signatureHeader(body(), SECRET, now() + 360)],
  ['a time that is no number', signatureHeader(body(), SECRET, Number.NaN)],
  ['two times', `t=${now()},${signatureHeader(body(), SECRET, now() - 9000)}`],
  ['an older scheme', signatureHeader(body(), SECRET, now()).replace('v1=', 'v0=')],
])('a webhook with %s is refused', async (_, signature) => {
  expect(await read(body(), signature)).toBeNull()
})

test.each(['', ' '])(
  'no webhook is trusted while the secret is empty (%j)',
  async (webhookSecret) => {
    const open = stripeGateway({ ...CREDENTIALS, webhookSecret })

    for (const key of ['', ' ', 'undefined', 'null']) {
      expect(await read(body(), signatureHeader(body(), key, now()), open)).toBeNull()
    }
  },
)

test('a signed body that is no event is refused', async () => {
  for (const raw of ['', 'null', '[]', '{}', 'not json', '{"id":"evt_1"}']) {
    expect(await read(raw, signatureHeader(raw, SECRET, now()))).toBeNull()
  }
})

test('a body changed by one character is refused', async () => {
  const raw = body()
  const signature = signatureHeader(raw, SECRET, now())

  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: raw.length - 1 }),
      fc.string({ minLength: 1, maxLength: 1 }),
      async (at, character) => {
        fc.pre(raw[at] !== character)
        const changed = raw.slice(0, at) + character + raw.slice(at + 1)
        expect(await read(changed, signature)).toBeNull()
      },
    ),
  )
})

import { readFile } from 'node:fs/promises'

import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { listPaymentMethods } from '@/src/services/payments/gateways/list-payment-methods'
import { gatewayForNewPayment } from '@/src/services/payments/gateways/resolve-gateway'
import { testPayload } from '@/tests/support/database'

let payload: Payload
beforeAll(async () => {
  payload = await testPayload()
})

const SLUGS = ['stripe', 'razorpay', 'paypal'] as const

const set = (type: GatewaySlug, data: object) =>
  payload.update({
    collection: 'paymentGateways',
    where: { type: { equals: type } },
    data,
    depth: 0,
    overrideAccess: true, // as staff do
  })

const KEYS = { publicKey: 'a public key', secretKey: 'a secret key of some length' }
const NO_KEYS = { publicKey: '', secretKeySealed: null, secretKeyLast4: null }
const CONFIGURATION_ISSUE =
  'Payment gateway configuration issue. Please contact support or try a different payment method.'

const offered = async () => (await listPaymentMethods(payload)).map(({ gateway }) => gateway)

test.each([
  ['stripe', 'Stripe payment gateway is disabled. Please contact support.'],
  ['razorpay', CONFIGURATION_ISSUE],
  ['paypal', CONFIGURATION_ISSUE],
] as const)(
  '%s with keys but switched off takes no payment and is not offered',
  async (slug, message) => {
    await set(slug, { ...KEYS, enabled: false })

    await expect(gatewayForNewPayment(payload, slug)).rejects.toMatchObject({
      code: 'GATEWAY_DISABLED',
      status: 503,
      message,
    })
    expect(await offered()).not.toContain(slug)
    await set(slug, NO_KEYS)
  },
)

test.each(SLUGS)('%s with keys and switched on is the real one', async (slug) => {
  await set(slug, { ...KEYS, enabled: true })

  expect(await gatewayForNewPayment(payload, slug)).toMatchObject({ sandbox: false })
  const methods = await listPaymentMethods(payload)
  expect(methods.find(({ gateway }) => gateway === slug)).toMatchObject({
    sandbox: false,
    publicKey: KEYS.publicKey,
  })
  await set(slug, { ...NO_KEYS, enabled: false })
})

test('the script of Stripe’s fields is the one that its package was made for', async () => {
  const loader = await readFile('node_modules/@stripe/stripe-js/dist/pure.mjs', 'utf8')
  const [, release] = /RELEASE_TRAIN = '(\w+)'/.exec(loader) ?? []
  await set('stripe', { ...KEYS, enabled: true })

  const methods = await listPaymentMethods(payload)

  expect(methods).toContainEqual(
    expect.objectContaining({ scriptUrl: `https://js.stripe.com/${release}/stripe.js` }),
  )
  await set('stripe', { ...NO_KEYS, enabled: false })
})

test('a blank public key is none: the sandbox stands in', async () => {
  await set('razorpay', { ...KEYS, publicKey: '   ', enabled: true })

  expect(await gatewayForNewPayment(payload, 'razorpay')).toMatchObject({ sandbox: true })
  await set('razorpay', { ...NO_KEYS, enabled: false })
})

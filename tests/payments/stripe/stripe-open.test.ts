import { afterAll, expect, test } from 'vitest'

import { openInput, runningSandbox } from '../../../sandbox/tests/running-sandbox'

const sandbox = await runningSandbox()
afterAll(() => sandbox.close())

test('a good card pays, and the gateway tells the truth about it', async () => {
  const gateway = sandbox.gateway()
  const input = openInput(await sandbox.cardToken('4242424242424242'))

  const opened = await gateway.open(input)

  expect(opened).toEqual({ kind: 'succeeded', ref: expect.stringMatching(/^pi_/) })
  expect(await gateway.retrieve(opened.ref ?? '')).toEqual({
    ref: opened.ref,
    status: 'succeeded',
    capturedMinor: 249_00,
    reversedMinor: 0,
    method: 'card',
    isLive: false,
    chargeRef: expect.stringMatching(/^ch_/),
    refundedMinor: 0,
    amountMinor: 249_00,
    currency: 'USD',
    orderId: input.orderId,
    attemptId: input.attemptId,
    card: { brand: 'visa', last4: '4242' },
    failure: null,
  })
})

test.each([
  ['5555555555554444', '123', { brand: 'mastercard', last4: '4444' }],
  ['378282246310005', '1234', { brand: 'amex', last4: '0005' }],
])('card %s pays and is recognised', async (number, cvc, card) => {
  const gateway = sandbox.gateway()

  const opened = await gateway.open(openInput(await sandbox.cardToken(number, { cvc })))

  expect((await gateway.retrieve(opened.ref ?? ''))?.card).toEqual(card)
})

test.each([
  ['4000000000000002', 'generic_decline', 'Your bank gave no reason.'],
  ['4000000000009995', 'insufficient_funds', 'Your bank said: insufficient funds.'],
  ['4000000000000069', 'expired_card', 'Your bank said: the card has expired.'],
  ['4000000000000127', 'incorrect_cvc', 'The security code does not match.'],
  ['4000000000000119', 'processing_error', 'An error occurred while processing the card.'],
  ['4111111111111111', 'test_mode_live_card', 'Real cards are not accepted in test mode.'],
])('card %s is declined as %s, in words', async (number, code, words) => {
  const gateway = sandbox.gateway()
  const input = openInput(await sandbox.cardToken(number))

  const opened = await gateway.open(input)

  expect(opened).toMatchObject({ kind: 'declined', code, message: expect.stringContaining(words) })
  expect(await gateway.retrieve(opened.ref ?? '')).toMatchObject({
    status: 'failed',
    orderId: input.orderId,
    failure: { code },
  })
})

test('the decline that design.md quotes reads as it is written there', async () => {
  const opened = await sandbox
    .gateway()
    .open(openInput(await sandbox.cardToken('4000000000009995')))

  expect(opened).toMatchObject({
    message:
      "We couldn't charge this card. Your bank said: insufficient funds. Try another card. Your answers are saved.",
  })
})

test('the same key and input twice are one payment, at once or later', async () => {
  const gateway = sandbox.gateway()
  const input = openInput(await sandbox.cardToken('4242424242424242'))

  const together = await Promise.all([gateway.open(input), gateway.open(input)])
  const later = await gateway.open(input)

  expect(new Set([...together, later].map(({ ref }) => ref)).size).toBe(1)
  const { payments } = await sandbox.ledger()
  expect(payments.filter(({ orderId }) => orderId === input.orderId)).toHaveLength(1)
})

test('a decline is repeated by its key, not tried again', async () => {
  const gateway = sandbox.gateway()
  const input = openInput(await sandbox.cardToken('4000000000000002'))

  const first = await gateway.open(input)
  const second = await gateway.open(input)

  expect(second).toEqual(first)
})

test('a key that was used for another amount is refused, and tells that it charged before', async () => {
  const gateway = sandbox.gateway()
  const input = openInput(await sandbox.cardToken('4242424242424242'))
  await gateway.open(input)

  const tampered = gateway.open({ ...input, amount: { minor: 1_00, currency: 'USD' } })

  await expect(tampered).rejects.toMatchObject({ charged: 'unknown' })
  const { payments } = await sandbox.ledger()
  expect(payments.filter(({ orderId }) => orderId === input.orderId)).toMatchObject([
    { receivedMinor: 249_00 },
  ])
})

test('a confirmation token works once', async () => {
  const gateway = sandbox.gateway()
  const token = await sandbox.cardToken('4242424242424242')
  await gateway.open(openInput(token))

  const again = await gateway.open(openInput(token))

  expect(again).toMatchObject({ kind: 'declined', ref: null, code: 'card_details_expired' })
})

test('one token used by two orders at the same moment pays one of them', async () => {
  const gateway = sandbox.gateway()
  const token = await sandbox.cardToken('4242424242424242')

  const opened = await Promise.all([gateway.open(openInput(token)), gateway.open(openInput(token))])

  expect(opened.map(({ kind }) => kind).sort()).toEqual(['declined', 'succeeded'])
})

test.each([
  ['less than the smallest charge', { minor: 49, currency: 'USD' }],
  ['nothing', { minor: 0, currency: 'USD' }],
  ['a negative amount', { minor: -100, currency: 'USD' }],
  ['a fraction of a cent', { minor: 100.5, currency: 'USD' }],
  ['more than the largest charge', { minor: 100_000_000, currency: 'USD' }],
  ['an unknown currency', { minor: 100_00, currency: 'XXX' }],
])('%s can not be charged', async (_, amount) => {
  const input = openInput(await sandbox.cardToken('4242424242424242'), { amount })

  const opening = sandbox.gateway().open(input)

  await expect(opening).rejects.toMatchObject({ code: 'request_refused', retryable: false })
})

test('rupees are charged as rupees', async () => {
  const gateway = sandbox.gateway()
  const amount = { minor: 20_792_50, currency: 'INR' }

  const opened = await gateway.open(
    openInput(await sandbox.cardToken('4242424242424242'), { amount }),
  )

  expect(await gateway.retrieve(opened.ref ?? '')).toMatchObject({
    amountMinor: 20_792_50,
    currency: 'INR',
  })
})

test('a payment that the gateway does not know is null, whatever its reference looks like', async () => {
  const gateway = sandbox.gateway()

  for (const ref of ['pi_unknown', '', '../refunds', 'pi_1?expand', 'ch_1']) {
    expect(await gateway.retrieve(ref)).toBeNull()
  }
})

test('an attempt is found by its own id', async () => {
  const gateway = sandbox.gateway()
  const input = openInput(await sandbox.cardToken('4242424242424242'))
  const opened = await gateway.open(input)

  expect(await gateway.findByAttempt(input.attemptId, new Date())).toMatchObject({
    ref: opened.ref,
    status: 'succeeded',
  })
  expect(await gateway.findByAttempt('never opened', new Date())).toBeNull()
})

import { randomUUID } from 'node:crypto'

import { afterAll, expect, test } from 'vitest'

import { expectNeverMoreThanPaid } from '@/sandbox/tests/never-more-than-paid'
import { openInput, runningSandbox } from '../../../sandbox/tests/running-sandbox'

const sandbox = await runningSandbox()
afterAll(() => sandbox.close())

async function paid(minor = 249_00): Promise<string> {
  const token = await sandbox.cardToken('4242424242424242')
  const amount = { minor, currency: 'USD' }
  const opened = await sandbox.gateway().open(openInput(token, { amount }))
  return opened.ref ?? ''
}

const refund = (ref: string, amountMinor: number, idempotencyKey: string = randomUUID()) =>
  sandbox.gateway().refund({
    ref,
    chargeRef: null,
    amountMinor,
    currency: 'USD',
    reason: 'Customer changed their mind',
    idempotencyKey,
  })

const refundedOf = async (ref: string) =>
  (await sandbox.ledger()).payments.find(({ id }) => id === ref)?.refundedMinor

test('a part can be given back, then the rest', async () => {
  const ref = await paid()

  const part = await refund(ref, 100_00)
  const rest = await refund(ref, 149_00)

  expect(part).toEqual({
    kind: 'refunded',
    refundRef: expect.stringMatching(/^re_/),
    status: 'succeeded',
  })
  expect(rest).toMatchObject({ kind: 'refunded' })
  expect(await refundedOf(ref)).toBe(249_00)
})

test('more than was paid is refused and moves nothing', async () => {
  const ref = await paid()

  expect(await refund(ref, 249_01)).toMatchObject({ kind: 'refused' })
  expect(await refundedOf(ref)).toBe(0)
})

test('nothing is left to give back after everything was', async () => {
  const ref = await paid()
  await refund(ref, 249_00)

  expect(await refund(ref, 1)).toMatchObject({ kind: 'refused', code: 'charge_already_refunded' })
})

test('the same refund twice is one refund', async () => {
  const ref = await paid()

  const [first, second] = await Promise.all([
    refund(ref, 100_00, 'same key'),
    refund(ref, 100_00, 'same key'),
  ])

  expect(first).toEqual(second)
  expect(await refundedOf(ref)).toBe(100_00)
})

test('a payment that never succeeded has nothing to give back', async () => {
  const token = await sandbox.cardToken('4000000000000002')
  const declined = await sandbox.gateway().open(openInput(token))

  expect(await refund(declined.ref ?? '', 1_00)).toMatchObject({ kind: 'refused' })
})

test('whatever is asked at once, never more than was paid goes back', () =>
  expectNeverMoreThanPaid({ paid, refund, refundedOf }, 1, 15))

import { expect, test } from 'vitest'

import type { Order } from '@/src/payload-types'
import { remindToSign } from '@/src/services/signing/remind-to-sign'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { mailsWhere } from '@/tests/support/mail/mailbox'
import { paperOfTwo, start } from '@/tests/support/signing/signing'

const payload = await testPayload()

const everything = { depth: 0, overrideAccess: true } as const // tests arrange all of it
const HOUR = 3_600_000

const setOrder = (id: string, data: Partial<Order>) =>
  payload.update({ collection: 'orders', id, data, ...everything })

const setSigned = (id: string) =>
  payload.update({ collection: 'papers', id, data: { state: 'signed' }, ...everything })

/** An order that is worked on, with a paper that waits for its owner and another person. */
async function waiting(changes: Parameters<typeof paperOfTwo>[1] = {}) {
  const made = await paperOfTwo(payload, changes)
  await setOrder(made.order.id, { status: 'processing', paymentStatus: 'paid' })
  return made
}

const remindersOf = (order: string) =>
  mailsWhere(payload, { order: { equals: order }, template: { equals: 'sign-reminder' } })

const passed = (hours: number) => remindToSign(payload, new Date(Date.now() + hours * HOUR))

test('a customer is reminded of what no one was sent after an hour, 72 hours and 7 days', async () => {
  const { order } = await waiting()
  for (const [hours, sent] of [
    [0.5, 0],
    [1.5, 1],
    [2.5, 1],
    [73, 2],
    [169, 3],
    [300, 3],
  ] as const) {
    await passed(hours)
    expect(await remindersOf(order.id)).toHaveLength(sent)
  }
  const [mail] = await remindersOf(order.id)
  expect(mail?.to).toBe(order.email)
  expect(mail?.text).toContain(`/dashboard/orders/${order.id}`)
})

test('what was sent to its signers is reminded of after 72 hours, and what they signed never', async () => {
  const [sent, signed] = [await waiting(), await waiting()]
  for (const { paper } of [sent, signed]) await start(payload, paper.id)
  await setSigned(signed.paper.id)

  await passed(2)
  expect(await remindersOf(sent.order.id)).toHaveLength(0)
  await passed(73)
  expect(await remindersOf(sent.order.id)).toHaveLength(1)
  expect(await remindersOf(signed.order.id)).toHaveLength(0)
})

test('who signs one of two documents is not reminded of the other again', async () => {
  const { order, paper } = await waiting()
  const second = await builder(payload)('papers', {
    order: order.id,
    signature: 'electronic',
    signers: paper.signers,
  })
  await passed(73)
  await setSigned(second.id)

  await passed(74)

  expect(await remindersOf(order.id)).toHaveLength(1)
})

test('nothing is signed for an order that was canceled, or with a pen', async () => {
  const canceled = await waiting()
  const ink = await waiting({ signature: 'ink' })
  await setOrder(canceled.order.id, { status: 'cancelled' })

  await passed(2)

  expect(await remindersOf(canceled.order.id)).toHaveLength(0)
  expect(await remindersOf(ink.order.id)).toHaveLength(0)
})

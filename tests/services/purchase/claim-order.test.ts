import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { claimOrder } from '@/src/services/purchase/settle/claim-order'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { guestOrder } from '@/tests/support/orders/guest-order'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const everything = { overrideAccess: true, showHiddenFields: true, depth: 0 } as const // tests look at all of it

const orderOf = (id: string) => payload.findByID({ collection: 'orders', id, ...everything })

test('of ten claims at once by two people, one of them has the order', async () => {
  const build = builder(payload)
  const people = [await build('users'), await build('users')] as const
  const { id, token } = await guestOrder(payload)
  const claims = Array.from({ length: 10 }, (_, index) => people[index % 2 ? 1 : 0].id)

  const results = await Promise.allSettled(
    claims.map((user) => claimOrder(payload, `${id}.${token}`, user)),
  )

  const { user, claimTokenHash, claimedAt } = await orderOf(id)
  const winners = claims.filter((_, index) => results[index]?.status === 'fulfilled')
  expect(new Set(winners)).toEqual(new Set([user]))
  expect(winners).toHaveLength(5) // the winner's other four change nothing
  expect(claimTokenHash).toBeNull()
  expect(claimedAt).toEqual(expect.any(String))
})

test('the phone number of a claimed order stays with an account that has none', async () => {
  const build = builder(payload)
  const phones = { none: null, own: '+442071234567' }
  for (const [name, phone] of Object.entries(phones)) {
    const { id: user } = await build('users', { phone })
    const { id, token } = await guestOrder(payload)
    await payload.update({
      collection: 'orders',
      id,
      data: { phone: '+13075550123' },
      ...everything,
    })
    await claimOrder(payload, `${id}.${token}`, user)
    const kept = await payload.findByID({ collection: 'users', id: user, ...everything })
    expect(kept.phone, name).toBe(phone ?? '+13075550123')
  }
})

test('a token opens no other order, and an order opens by no other token', async () => {
  const user = await builder(payload)('users')
  const [mine, theirs] = [await guestOrder(payload), await guestOrder(payload)]
  const passes = [
    `${theirs.id}.${mine.token}`,
    `${theirs.id}.`,
    `${theirs.id}`,
    `.${theirs.token}`,
    `${theirs.id}.${theirs.token}x`,
    "x' or 1=1 --.aaaaaaaaaaaaaaaaaaaaaaaa",
    '',
    undefined,
  ]

  for (const pass of passes) {
    await expect(claimOrder(payload, pass, user.id)).rejects.toMatchObject({
      code: 'not_claimable',
      status: 404,
    })
  }

  expect((await orderOf(theirs.id)).user ?? null).toBeNull()
})

test("the order's email alone links nothing", async () => {
  const { id } = await guestOrder(payload, { email: 'same@example.com' })
  const namesake = await builder(payload)('users', { email: 'same@example.com' })

  await expect(claimOrder(payload, `${id}.`, namesake.id)).rejects.toThrow()

  expect((await orderOf(id)).user ?? null).toBeNull()
})

test('an order placed while signed in cannot be claimed by somebody else', async () => {
  const build = builder(payload)
  const [owner, other] = [await build('users'), await build('users')]
  const { id, token } = await guestOrder(payload, { user: owner.id })

  await expect(claimOrder(payload, `${id}.${token}`, other.id)).rejects.toMatchObject({
    status: 404,
  })
  await expect(claimOrder(payload, `${id}.${token}`, owner.id)).resolves.toBe(id)
})

test('claiming takes the documents along and ends the lead', async () => {
  const build = builder(payload)
  const user = await build('users')
  const lead = await build('leads')
  const { id, token } = await guestOrder(payload, { email: lead.email })
  const document = await build('documents', { order: id })

  await claimOrder(payload, `${id}.${token}`, user.id)

  const linked = await payload.findByID({
    collection: 'documents',
    id: document.id,
    ...everything,
  })
  const after = await payload.findByID({ collection: 'leads', id: lead.id, ...everything })
  expect(linked.user).toBe(user.id)
  expect(after).toMatchObject({ converted: true, checkoutStep: 'completed' })
})

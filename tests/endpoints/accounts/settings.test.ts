import { describe, expect, test } from 'vitest'
import { countGuestOrders } from '@/src/services/accounts/links/verify-address'
import { builder, nextSerial, PASSWORD } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { guestOrder } from '@/tests/support/orders/guest-order'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, signIn } from '@/tests/support/people/people'
import {
  call,
  customer,
  fieldsOf,
  mailsTo,
  NEW_PASSWORD,
  type Someone,
  userOf,
  visitor,
  whoIs,
} from '@/tests/support/people/settings'

const payload = await testPayload()
const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

test.each([
  ['PATCH', '/account/profile'],
  ['POST', '/account/password'],
  ['POST', '/account/email'],
  ['POST', '/account/guest-orders'],
  ['DELETE', '/account/sessions'],
  ['DELETE', '/account/sessions/some-id'],
  ['PATCH', '/account/preferences'],
  ['GET', '/account/export'],
  ['POST', '/account/erase'],
])('%s %s is for people who are signed in', async (method, path) => {
  const answer = await call(null, method, path, method === 'GET' ? undefined : {})

  expect(answer).toMatchObject({ status: 401, body: { error: { code: 'signed_out' } } })
})

describe('the profile', () => {
  test.each([
    ['(307) 555-0100', '+13075550100', '+1 307 555 0100'],
    ['+44 20 7946 0958', '+442079460958', '+44 20 7946 0958'],
    ['0049 30 123456', '+4930123456', '+49 30 123456'],
    ['', null, ''],
  ])('takes the phone number %j as %j', async (phone, stored, shown) => {
    const who = await customer()

    const answer = await call(who, 'PATCH', '/account/profile', {
      firstName: ' Grace ',
      lastName: 'Hopper',
      phone,
    })

    expect(answer).toMatchObject({
      status: 200,
      body: { profile: { firstName: 'Grace', lastName: 'Hopper', phone: shown } },
    })
    expect(await userOf(who.id)).toMatchObject({ firstName: 'Grace', phone: stored })
  })

  test('says how to write a number that is none, and changes nothing', async () => {
    const who = await customer()

    const answer = await call(who, 'PATCH', '/account/profile', {
      firstName: 'Grace',
      lastName: '',
      phone: '020 7946 0958',
    })

    expect(answer).toMatchObject({
      status: 422,
      body: { error: { fields: { phone: expect.stringContaining('country code') } } },
    })
    expect(await userOf(who.id)).toMatchObject({ firstName: 'Ada' })
  })

  test('takes nothing but name and phone', async () => {
    const who = await customer()

    await call(who, 'PATCH', '/account/profile', {
      firstName: 'Grace',
      lastName: '',
      phone: '',
      role: 'admin',
      email: 'grace@example.com',
    })

    expect(await userOf(who.id)).toMatchObject({ role: 'user', email: who.email })
  })
})

describe('changing the password', () => {
  const change = (who: Someone, more: object = {}) =>
    call(who, 'POST', '/account/password', {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
      ...more,
    })

  test('ends every other session, keeps this one, and tells the owner by mail', async () => {
    const who = await customer()
    const other = await visitor(who.email)

    const answer = await change(who)

    expect(answer).toMatchObject({ status: 200, body: { changed: true } })
    expect(await whoIs(who)).toContain(who.email)
    expect(await whoIs(other)).toContain('"user":null')
    expect((await visitor(who.email)).status).toBe(401)
    expect((await visitor(who.email, NEW_PASSWORD)).status).toBe(200)
    expect(await mailsTo(who.email, 'password-changed')).toHaveLength(1)
  })

  test.each([
    [{ currentPassword: 'not this one' }, 'currentPassword', 'not your current password'],
    [{ confirmPassword: 'another one' }, 'confirmPassword', 'New passwords do not match'],
    [{ newPassword: 'abc', confirmPassword: 'abc' }, 'newPassword', 'at least 6'],
    [{ newPassword: 'password', confirmPassword: 'password' }, 'newPassword', 'most common'],
  ])('refuses %j and names the field', async (more, field, words) => {
    const who = await customer()

    const answer = await change(who, more)

    expect(answer.status).toBe(422)
    expect(fieldsOf(answer)).toMatchObject({
      error: { fields: { [field]: expect.stringContaining(words) } },
    })
    expect((await visitor(who.email)).status).toBe(200)
  })

  test('holds staff to longer ones', async () => {
    const who = await person(payload, { role: 'sub_admin' })

    const answer = await change(who, { newPassword: 'eleven char', confirmPassword: 'eleven char' })

    expect(answer).toMatchObject({
      status: 422,
      body: { error: { fields: { newPassword: expect.stringContaining('12') } } },
    })
  })

  test('lets nobody guess the current one for long', async () => {
    const who = await customer()
    for (let tries = 0; tries < 10; tries += 1) await change(who, { currentPassword: 'a guess' })

    const answer = await change(who)

    expect(answer).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('changing the address', () => {
  const newAddress = () => `moved-${nextSerial()}@example.com`

  const ask = (who: Someone, email: string, currentPassword: string = PASSWORD) =>
    call(who, 'POST', '/account/email', { email, currentPassword })

  const confirm = (who: Someone | null, token: string, password?: string) =>
    call(who, 'POST', '/account/email/confirm', { token, password })

  async function keyMailedTo(email: string): Promise<string> {
    const [mail] = await mailsTo(email, 'email-change')
    return /change-email\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }

  test('waits for the link that is mailed to the new one; the old one hears of both', async () => {
    const who = await customer()
    const email = newAddress()

    expect(await ask(who, email)).toMatchObject({ status: 200, body: { mailedTo: email } })
    expect(await userOf(who.id)).toMatchObject({ email: who.email })

    const answer = await confirm(who, await keyMailedTo(email))

    expect(answer).toMatchObject({ status: 200, body: { email } })
    expect(await userOf(who.id)).toMatchObject({ email, emailVerifiedAt: expect.any(String) })
    expect(await mailsTo(who.email, 'email-changed')).toHaveLength(2)
    expect((await visitor(email)).status).toBe(200)
    expect((await visitor(who.email)).status).toBe(401)
  })

  test('answers alike for an address that has an account, and never hands it over', async () => {
    const who = await customer()
    const taken = await customer()

    expect(await ask(who, taken.email)).toMatchObject({
      status: 200,
      body: { mailedTo: taken.email },
    })

    const [mail] = await mailsTo(taken.email, 'email-change')
    expect(mail?.text).not.toContain('change-email?token')
    expect(await userOf(who.id)).toMatchObject({ email: who.email })
  })

  test('of two accounts that ask for one address, the first to confirm has it', async () => {
    const [first, second] = [await customer(), await customer()]
    const email = newAddress()
    await ask(first, email)
    const keyOfFirst = await keyMailedTo(email)
    await ask(second, email)
    const keyOfSecond = await keyMailedTo(email)

    const answers = await Promise.all([confirm(first, keyOfFirst), confirm(second, keyOfSecond)])

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  test('brings in what was ordered and asked as a guest with the new one, and nobody else’s', async () => {
    const who = await customer()
    const next = newAddress()
    const build = builder(payload)
    const orders = [await guestOrder(payload, { email: next }), await guestOrder(payload)]
    const ticket = await build('tickets', { requesterEmail: next, user: null, order: null })
    await ask(who, next)

    const answer = await confirm(who, await keyMailedTo(next))

    expect(answer.body).toEqual({ email: next, linked: 1 })
    const owners = await Promise.all(
      orders.map(({ id }) => payload.findByID({ collection: 'orders', id, ...everything })),
    )
    expect(owners.map(({ user }) => user ?? null)).toEqual([who.id, null])
    const moved = await payload.findByID({ collection: 'tickets', id: ticket.id, ...everything })
    expect(moved.user).toBe(who.id)
  })

  test('works once, and not by a key that was mailed to the address before', async () => {
    const who = await customer()
    const email = newAddress()
    await ask(who, email)
    const key = await keyMailedTo(email)
    await confirm(who, key)

    expect(await confirm(who, key)).toMatchObject({ status: 410 })
    expect(await confirm(who, 'not-a-key-of-ours-at-all')).toMatchObject({ status: 410 })
  })

  test('wants the password from a browser that is not signed in to the account', async () => {
    const who = await customer()
    const stranger = await customer()
    const email = newAddress()
    await ask(who, email)
    const key = await keyMailedTo(email)

    expect(await confirm(stranger, key)).toMatchObject({
      status: 422,
      body: { error: { code: 'password_needed', fields: { password: expect.any(String) } } },
    })
    expect(await confirm(null, key, 'a guess')).toMatchObject({
      status: 422,
      body: { error: { code: 'wrong_password' } },
    })
    expect(await confirm(null, key, PASSWORD)).toMatchObject({ status: 200 })
  })

  test('asks for the current password, and for another address', async () => {
    const who = await customer()

    expect(await ask(who, newAddress(), 'a guess')).toMatchObject({
      status: 422,
      body: { error: { fields: { currentPassword: expect.any(String) } } },
    })
    expect(await ask(who, who.email)).toMatchObject({
      status: 422,
      body: { error: { fields: { email: expect.stringContaining('already') } } },
    })
  })

  test('is limited', async () => {
    const who = await customer()
    for (let tries = 0; tries < 5; tries += 1) await ask(who, newAddress())

    expect(await ask(who, newAddress())).toMatchObject({ status: 429 })
  })
})

describe('notification preferences', () => {
  test('change one by one', async () => {
    const who = await customer()

    const answer = await call(who, 'PATCH', '/account/preferences', { complianceReminders: false })

    expect(answer.status).toBe(200)
    expect((await userOf(who.id)).notificationPreferences).toEqual({
      email: true,
      complianceReminders: false,
      marketing: false,
    })
  })

  test('that ask for marketing again take back an unsubscription of one’s own address', async () => {
    const who = await customer()
    const { id } = await builder(payload)('suppressions', {
      email: who.email,
      reason: 'unsubscribed',
    })

    await call(who, 'PATCH', '/account/preferences', { marketing: true })

    const left = await payload.count({
      collection: 'suppressions',
      where: { id: { equals: id } },
      overrideAccess: true, // as above
    })
    expect(left.totalDocs).toBe(0)
  })
})

test('the last administrator who can sign in cannot be deleted, though another was invited', async () => {
  await builder(payload)('users', { role: 'admin', emailVerifiedAt: null })
  const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)

  const answer = await call(admin, 'POST', '/account/erase', {
    currentPassword: FIRST_ADMIN.password,
    confirmation: 'DELETE',
  })

  expect(answer).toMatchObject({ status: 409, body: { error: { code: 'last_admin' } } })
})

describe('orders placed as a guest with a verified address', () => {
  const ownersOf = (ids: readonly string[]) =>
    Promise.all(
      ids.map(
        async (id) => (await payload.findByID({ collection: 'orders', id, ...everything })).user,
      ),
    )

  test('are counted, and move in once their owner asks, each once and no one else’s', async () => {
    const who = await customer()
    const { email } = await userOf(who.id)
    const mine = [await guestOrder(payload, { email }), await guestOrder(payload, { email })]
    const others = await guestOrder(payload)
    const ids = [...mine, others].map(({ id }) => id)
    expect(await countGuestOrders({ payload }, await userOf(who.id))).toBe(2)

    const answers = await Promise.all(
      [1, 2].map(() => call(who, 'POST', '/account/guest-orders', {})),
    )

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.map(({ body }) => body)).toEqual(
      expect.arrayContaining([{ linked: 2 }, { linked: 0 }]),
    )
    expect((await ownersOf(ids)).map((owner) => owner ?? null)).toEqual([who.id, who.id, null])
    expect(await countGuestOrders({ payload }, await userOf(who.id))).toBe(0)
  })

  test('stay where they are while the address is not verified', async () => {
    const who = await customer()
    const { email } = await userOf(who.id)
    const { id } = await guestOrder(payload, { email })
    await payload.update({
      collection: 'users',
      id: who.id,
      data: { emailVerifiedAt: null },
      ...everything,
    })

    expect(await countGuestOrders({ payload }, await userOf(who.id))).toBe(0)
    expect(await call(who, 'POST', '/account/guest-orders', {})).toMatchObject({ status: 409 })
    expect((await ownersOf([id]))[0] ?? null).toBeNull()
  })
})

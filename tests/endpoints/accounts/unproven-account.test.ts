import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { calendarAddress, calendarEpoch } from '@/src/services/compliance/calendar-link'
import { browser, newcomer } from '@/tests/support/browser'
import { builder, nextSerial, PASSWORD } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { mailedLink, mailsTo } from '@/tests/support/mail/mailbox'
import { guestOrder } from '@/tests/support/orders/guest-order'
import { userOf } from '@/tests/support/people/accounts'
import { beginAtStep, codeOf, protectedPerson, turnAppOn } from '@/tests/support/people/two-factor'
import { runSql } from '@/tests/support/run-sql'

const payload = await testPayload()

beginAtStep()

const NEW = 'lanterns at low tide'

const calendarOf = async (id: string) =>
  calendarAddress({ id, epoch: (await calendarEpoch({ payload }, id)) ?? Number.NaN })

/** Someone who pays for an order with a stranger's address, and makes themselves at home there. */
async function squatter() {
  const email = `owner-${nextSerial()}@example.com`
  const order = await guestOrder(payload, { email })
  const own = browser()
  own.jar.set('charterdesk_order', `${order.id}.${order.token}`)
  await own.post(
    '/account/sign-up',
    newcomer({ email, password: PASSWORD, confirmPassword: PASSWORD }),
  )
  const { secret } = await turnAppOn(own)
  const user = await userOf(payload, email)
  if (!user) throw new Error(`No account for ${email}`)
  const link = await builder(payload)('affiliateLinks', { user: user.id })
  await runSql(
    { payload },
    sql`update users set whatsapp_phone = '+447700900123', whatsapp_confirmed_at = now()
        where id = ${user.id}`,
  )
  await runSql(
    { payload },
    sql`update affiliate_links set payout_method = 'paypal', payout_name = 'Eve',
        payout_account_sealed = 'sealed', payout_account_last4 = '•••' where id = ${link.id}`,
  )
  await own.post('/account/email', {
    email: `eve-${nextSerial()}@example.com`,
    currentPassword: PASSWORD,
  })
  return { id: user.id, email, own, secret, calendar: await calendarOf(user.id) }
}

/** The owner of the address chooses a password by the mailed link. */
async function reset(email: string) {
  const own = browser()
  await own.post('/account/forgot', { email })
  const { token } = await mailedLink(payload, email, 'reset-password')
  return {
    own,
    answer: await own.post('/account/reset', { token, password: NEW, confirmPassword: NEW }),
  }
}

const tokensOf = (user: string) =>
  runSql(
    { payload },
    sql`select purpose from account_tokens where user_id = ${user} and used_at is null`,
  )

test('the owner of an address gets into an account that a stranger began with it, and the stranger is out', async () => {
  const eve = await squatter()
  const earlier = await guestOrder(payload, { email: eve.email })

  const { own, answer } = await reset(eve.email)

  expect(answer).toMatchObject({ status: 200, body: { redirect: '/dashboard/orders' } })
  expect(await own.whoAmI()).toBe(eve.email)
  const again = await browser().post('/account/sign-in', { email: eve.email, password: NEW })
  expect(again.body).toEqual({ redirect: '/dashboard' })
  expect(await eve.own.whoAmI()).toBeNull()
  expect(
    (await eve.own.post('/account/second-step', { code: codeOf(eve.secret) })).status,
  ).not.toBe(200)
  const [order] = await runSql(
    { payload },
    sql`select user_id from orders where id = ${earlier.id}`,
  )
  expect(order).toEqual({ user_id: eve.id })
})

test('nothing that the stranger set up reads on, or is paid', async () => {
  const eve = await squatter()

  await reset(eve.email)

  expect(await calendarOf(eve.id)).not.toBe(eve.calendar)
  const [left] = await runSql(
    { payload },
    sql`select whatsapp_phone, whatsapp_asked_at, whatsapp_confirmed_at, payout_method, payout_name,
        payout_account_sealed, payout_account_last4
        from users join affiliate_links on affiliate_links.user_id = users.id
        where users.id = ${eve.id}`,
  )
  expect(Object.values(left ?? { none: 'left' })).toEqual(Array(7).fill(null))
  expect(await tokensOf(eve.id)).toEqual([])
  for (const table of ['totp_factors', 'recovery_codes', 'passkeys', 'second_steps']) {
    const rows = await runSql(
      { payload },
      sql`select 1 from ${sql.identifier(table)} where user_id = ${eve.id}`,
    )
    expect(rows, table).toEqual([])
  }
})

test('the owner is told that two-factor was removed', async () => {
  const eve = await squatter()

  await reset(eve.email)

  const mails = await mailsTo(payload, eve.email)
  const subjects = mails.map(({ subject }) => subject)
  expect(subjects).toContain('Two-factor was removed from your account')
})

test('a reset takes nothing from an account whose address was confirmed before', async () => {
  const { user } = await protectedPerson(payload)
  const calendar = await calendarOf(user.id)

  const { own, answer } = await reset(user.email)

  expect(answer.body).toEqual({ redirect: expect.stringContaining('/auth/second-step') })
  expect(await own.whoAmI()).toBeNull()
  expect(await calendarOf(user.id)).toBe(calendar)
})

test('who began the account and confirms its address keeps what they set up', async () => {
  const eve = await squatter()
  const { token } = await mailedLink(payload, eve.email, 'confirm-address')
  const phone = browser()

  const answer = await phone.post('/account/confirm', { token, password: PASSWORD })

  expect(answer.body).toEqual({ redirect: expect.stringContaining('/auth/second-step') })
  expect((await phone.post('/account/second-step', { code: codeOf(eve.secret) })).status).toBe(200)
  expect(await calendarOf(eve.id)).toBe(eve.calendar)
})

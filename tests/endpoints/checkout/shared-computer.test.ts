import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { DRAFT_KINDS } from '@/src/domain/checkout/draft-kind'
import { builder, PASSWORD } from '@/tests/support/builders'
import { mailedLink } from '@/tests/support/mail/mailbox'
import { buyer } from '@/tests/support/orders/buyer'
import { openForTrade } from '@/tests/support/orders/open-for-trade'
import { runSql } from '@/tests/support/run-sql'

const { payload, choice } = await openForTrade()

const DRAFT = '/checkout/draft'

const kept = z.object({ draft: z.object({ answers: z.looseObject({}) }).nullable() })

type Browser = ReturnType<typeof buyer>

/** What the checkout shows in a browser of what was typed. */
async function shownTo(own: Browser) {
  return kept.parse((await own.call('GET', DRAFT)).body).draft?.answers ?? null
}

/** The cookies that still hold something. */
const held = (own: Browser) => [...own.jar].flatMap(([name, value]) => (value ? [name] : []))

const signIn = (own: Browser, email: string) =>
  own.call('POST', '/account/sign-in', { email, password: PASSWORD })

/** A browser in which someone is signed in, with a checkout of theirs filled in. */
async function preparing(own = buyer()) {
  const { id, email } = await builder(payload)('users')
  await signIn(own, email)
  await own.fillIn(choice)
  return { own, id, email }
}

/** As when the session runs out: nothing else in the browser changes. */
const runOut = (own: Browser) => {
  own.jar.delete('payload-token')
  own.jar.delete('charterdesk_signed_in')
}

describe('after signing out', () => {
  test('the browser keeps nothing that opens or tells of anything of that person', async () => {
    const { own } = await preparing()
    const names = DRAFT_KINDS.flatMap((kind) => [
      kind === 'formation' ? 'charterdesk_draft' : `charterdesk_draft_${kind}`,
      `charterdesk_begun_${kind}`,
    ])
    const others = ['charterdesk_ticket', 'charterdesk_mailed', 'charterdesk_second_step']
    for (const name of [...names, ...others]) own.jar.set(name, own.jar.get(name) ?? 'x')

    await own.call('POST', '/account/sign-out', {})

    expect(held(own)).toEqual(['charterdesk_known'])
  })

  test('a draft begun before signing in is gone too', async () => {
    const own = buyer()
    await own.fillIn(choice)
    await signIn(own, (await builder(payload)('users')).email)

    expect(await shownTo(own)).toMatchObject({ email: own.email })
    await own.call('POST', '/account/sign-out', {})
    expect(await shownTo(own)).toBeNull()
  })

  test('so it is once the account is deleted', async () => {
    const { own } = await preparing()

    const answer = await own.call('POST', '/account/erase', {
      currentPassword: PASSWORD,
      confirmation: 'DELETE',
    })

    expect(answer.status).toBe(200)
    expect(held(own)).toEqual(['charterdesk_known'])
  })
})

describe('once a session has run out', () => {
  test('its draft is told to no one, and its owner is told to sign in', async () => {
    const { own, email } = await preparing()
    runOut(own)

    const { body } = await own.call('GET', DRAFT)

    expect(body).toMatchObject({ draft: null, asksSignIn: true, prefill: null })
    expect(own.jar.get('charterdesk_begun_formation')).toBe('1')
    await signIn(own, email)
    expect((await own.call('GET', DRAFT)).body).toMatchObject({
      draft: { answers: { email: own.email } },
      asksSignIn: false,
    })
  })

  test('someone else who signs in gets a draft of their own, and the first stays as it was', async () => {
    const { own, id: first } = await preparing()
    const begun = own.email
    runOut(own)
    const second = await builder(payload)('users')
    await signIn(own, second.email)

    expect((await own.call('GET', DRAFT)).body).toMatchObject({ draft: null, asksSignIn: false })
    await own.call('PATCH', DRAFT, { step: 'state', answers: { companyName: 'Birch LLC' } })

    expect(await shownTo(own)).toEqual({ companyName: 'Birch LLC' })
    const rows = await runSql(
      { payload },
      sql`select user_id, answers ->> 'email' as email, answers ->> 'companyName' as company
          from checkout_drafts where user_id in (${first}, ${second.id}) order by created_at`,
    )
    expect(rows).toEqual([
      { user_id: first, email: begun, company: 'Harbor & Pine LLC' },
      { user_id: second.id, email: null, company: 'Birch LLC' },
    ])
  })

  test('what is typed on in the open page is kept, in a draft of no account', async () => {
    const { own } = await preparing()
    const before = own.jar.get('charterdesk_draft')
    runOut(own)

    expect((await own.fillIn(choice, { companyName: 'Alder LLC' })).status).toBe(200)

    expect(own.jar.get('charterdesk_draft')).not.toBe(before)
    expect(await shownTo(own)).toMatchObject({ companyName: 'Alder LLC', email: own.email })
  })

  test('it is not placed, mailed, or sent to us, and placing it says what to do', async () => {
    const { own, email } = await preparing()
    runOut(own)

    expect(await own.complete('tok_visa')).toMatchObject({
      status: 401,
      body: { error: { code: 'signed_out' } },
    })
    expect((await own.call('POST', '/checkout/resume', { email: 'eve@example.com' })).status).toBe(
      409,
    )
    expect((await own.call('POST', '/checkout/request', {})).status).toBe(409)
    await signIn(own, email)
    expect(await shownTo(own)).toMatchObject({ email: own.email })
  })

  test('someone else who is signed in cannot place it either', async () => {
    const { own } = await preparing()
    runOut(own)
    await signIn(own, (await builder(payload)('users')).email)

    expect(await own.complete('tok_visa')).toMatchObject({
      status: 409,
      body: { error: { code: 'no_draft' } },
    })
  })
})

describe('a resume link to a draft of an account', () => {
  const press = async (own: Browser, to: string, email = '') => {
    const { token } = await mailedLink(payload, to, 'resume-checkout')
    return own.call('POST', '/checkout/continue', { token, email })
  }

  test('opens it in a browser that is signed out, and goes on opening it there', async () => {
    const { own } = await preparing()
    await own.call('POST', '/checkout/resume', { email: own.email })
    const elsewhere = buyer()

    expect((await press(elsewhere, own.email, own.email)).status).toBe(200)

    expect(await shownTo(elsewhere)).toMatchObject({ email: own.email })
    await elsewhere.call('PATCH', DRAFT, { step: 'confirm', answers: { companyName: 'Elm LLC' } })
    expect(await shownTo(elsewhere)).toMatchObject({ companyName: 'Elm LLC', email: own.email })
  })

  test('a leftover cookie of the draft does not stand in for the address on it', async () => {
    const { own } = await preparing()
    await own.call('POST', '/checkout/resume', { email: own.email })
    runOut(own)

    await press(own, own.email)

    expect(await shownTo(own)).not.toHaveProperty('email')
  })
})

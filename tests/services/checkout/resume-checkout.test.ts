import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readResumeLink, resumeLink } from '@/src/services/checkout/resume-link'
import { resumeOffer } from '@/src/services/purchase/place/resume-offer'
import { testPayload } from '@/tests/support/database'
import { mailsWhere } from '@/tests/support/mail/mailbox'
import { buyer, standardInWyoming } from '@/tests/support/orders/buyer'
import { runSql } from '@/tests/support/run-sql'

let payload: Payload
let choice: Awaited<ReturnType<typeof standardInWyoming>>

beforeAll(async () => {
  payload = await testPayload()
  choice = await standardInWyoming(payload)
})

const LINK = /http:\/\/localhost:3000\/checkout\/resume\?token=\S+/

const mailsTo = (email: string) =>
  mailsWhere(payload, { to: { equals: email }, template: { equals: 'resume-checkout' } })

/** The link in the mail that went to an address. */
async function linkTo(email: string): Promise<string> {
  const [mail] = await mailsTo(email)
  return LINK.exec(mail?.text ?? '')?.[0] ?? ''
}

const sealedIn = (link: string) => new URL(link).searchParams.get('token') ?? ''

/** Presses the button on the link's page. */
const press = (who: ReturnType<typeof buyer>, link: string, email = '') =>
  who.call('POST', '/checkout/continue', { token: sealedIn(link), email })

const stranger = { user: null, held: () => undefined }
/** What the link's page shows to a browser that has nothing. */
const look = (link: string) => resumeOffer(payload, sealedIn(link), stranger)

const kept = z.object({ draft: z.object({ answers: z.looseObject({ companyName: z.string() }) }) })

describe('the mailed link', () => {
  test('opens the same answers in another browser, at the step where they were left', async () => {
    const ada = buyer()
    await ada.fillIn(choice)
    const asked = await ada.call('POST', '/checkout/resume', { email: ada.email })
    expect(asked).toMatchObject({ status: 200, body: { sent: true } })

    const link = await linkTo(ada.email)
    expect(await look(link)).toMatchObject({
      kind: 'formation',
      startedBy: `b•••@example.com`,
      stepTitle: 'Review & Confirm',
      total: { minor: 249_00, currency: 'USD' },
      replaces: null,
      asksEmail: true,
    })

    const elsewhere = buyer()
    expect(await press(elsewhere, link, ada.email)).toMatchObject({
      status: 200,
      body: { redirect: '/checkout?step=confirm' },
    })

    const draft = kept.parse((await elsewhere.call('GET', '/checkout/draft')).body)
    expect(draft.draft.answers).toMatchObject({
      companyName: 'Harbor & Pine LLC',
      firstName: 'Ada',
      email: ada.email,
    })
  })

  test('goes out once, however often it is asked for within a minute', async () => {
    const ada = buyer()
    await ada.fillIn(choice)

    await Promise.all(
      [1, 2, 3].map(() => ada.call('POST', '/checkout/resume', { email: ada.email })),
    )

    expect((await mailsTo(ada.email)).length).toBeLessThanOrEqual(2) // two when a minute turns
  })

  test('mails nothing that was typed', async () => {
    const ada = buyer()
    await ada.fillIn(choice, { companyName: 'Visit evil.example now' })
    await ada.call('POST', '/checkout/resume', { email: ada.email })

    const [mail] = await mailsTo(ada.email)

    expect(`${mail?.subject} ${mail?.html}`).not.toContain('evil.example')
    expect(mail?.text).toContain('$249.00')
  })

  test('leads to a service’s own checkout', async () => {
    const ada = buyer()
    await ada.call('PATCH', '/checkout/draft?kind=ein', {
      step: 'details',
      answers: { firstName: 'Ada' },
    })
    await ada.call('POST', '/checkout/resume', { email: ada.email, kind: 'ein' })

    const elsewhere = buyer()
    const answer = await press(elsewhere, await linkTo(ada.email))

    expect(answer.body).toEqual({ redirect: '/checkout/ein?step=details' })
    expect([...elsewhere.jar.keys()]).toEqual(['charterdesk_draft_ein'])
  })
})

describe('a link that leads nowhere', () => {
  test.each(['', 'v1.a.b.c', 'nonsense'])('“%s” says so and sets no cookie', async (token) => {
    const ada = buyer()
    const link = `http://localhost:3000/checkout/resume?token=${token}`

    expect(await look(link)).toBe('expired')
    expect(await press(ada, link)).toMatchObject({
      status: 410,
      body: { error: { code: 'expired' } },
    })
    expect(ada.jar.size).toBe(0)
  })

  test('after its week it opens nothing, and not a moment before', () => {
    const until = new Date('2026-11-28T00:00:00Z')
    const sealed = new URL(resumeLink('formation', 'key', until)).searchParams.get('token') ?? ''

    expect(readResumeLink(sealed, new Date(until.getTime() - 1))).toEqual({
      token: 'key',
      kind: 'formation',
    })
    expect(readResumeLink(sealed, until)).toBeNull()
  })

  test('one whose order is paid says that it is done', async () => {
    const ada = buyer()
    await ada.fillIn(choice)
    await ada.call('POST', '/checkout/resume', { email: ada.email })
    const link = await linkTo(ada.email)
    const [draft] = await runSql(
      { payload },
      sql`select id from checkout_drafts where answers->>'email' = ${ada.email}`,
    )
    const order = await payload.create({
      collection: 'orders',
      data: {
        serviceType: 'llc',
        kind: 'purchase',
        status: 'processing',
        paymentStatus: 'paid',
        totalMinor: 249_00,
        refundedMinor: 0,
        currency: 'USD',
        email: ada.email,
        firstName: 'Ada',
        lastName: 'Moss',
      },
      overrideAccess: true, // only the draft's word that it is over matters here
    })
    await payload.update({
      collection: 'checkoutDrafts',
      id: String(draft?.id),
      data: { order: order.id },
      overrideAccess: true, // as above
    })

    expect(await look(link)).toBe('completed')
    expect(await press(buyer(), link)).toMatchObject({ status: 410 })
  })
})

describe('asking for a link', () => {
  test('names an address that is none', async () => {
    const ada = buyer()
    await ada.fillIn(choice)

    expect(await ada.call('POST', '/checkout/resume', { email: 'ada' })).toMatchObject({
      status: 422,
      body: { error: { fields: { email: 'Enter an email address such as name@example.com' } } },
    })
  })

  test('without anything to come back to mails nothing', async () => {
    const ada = buyer()

    expect(await ada.call('POST', '/checkout/resume', { email: ada.email })).toMatchObject({
      status: 409,
      body: { error: { code: 'no_draft' } },
    })
    expect(await mailsTo(ada.email)).toEqual([])
  })

  test('answers alike for an address with an account and one without', async () => {
    const ada = buyer()
    await ada.fillIn(choice)
    const known = await ada.call('POST', '/checkout/resume', { email: 'admin@example.com' })
    const unknown = await ada.call('POST', '/checkout/resume', { email: ada.email })

    expect(known).toMatchObject({ status: unknown.status, body: unknown.body ?? {} })
  })

  test('too often for one address is refused for a while', async () => {
    const ada = buyer()
    await ada.fillIn(choice)
    const ask = () => ada.call('POST', '/checkout/resume', { email: ada.email })
    for (let time = 0; time < 4; time += 1) await ask()

    expect(await ask()).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } })
  })
})

import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { sql } from 'drizzle-orm'
import { type CollectionSlug, createLocalReq, type Payload, type Where } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { HANDLERS } from '@/src/jobs/handlers'
import { affiliateTotals } from '@/src/queries/affiliates/staff-affiliates'
import { duePayouts } from '@/src/services/affiliates/payouts'
import { api } from '@/tests/support/api'
import { builder, nextSerial, PASSWORD, PIXEL } from '@/tests/support/builders'
import type { Data } from '@/tests/support/builders/maker'
import { testPayload } from '@/tests/support/database'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, type SignedIn, signIn } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'
import { tablesWith } from '@/tests/support/tables-with'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const saidIn = z.object({
  consents: z.object({ marketing: z.array(z.object({ place: z.string() })) }),
})

const some = z.array(z.unknown())

const marketingIn = z.object({
  marketing: z.object({ campaigns: some, followUps: some, leads: some, suppressions: some }),
})

const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

const call = (who: SignedIn, method: string, path: string, body?: object) =>
  api(method, path, { as: who, body })

const erase = (who: SignedIn, more: object = {}) =>
  call(who, 'POST', '/account/erase', {
    currentPassword: PASSWORD,
    confirmation: 'delete',
    ...more,
  })

/** Everything a customer can have with us, after its owner had it deleted. */
async function erasedLife() {
  const life = await fullLife()
  await erase(life)
  return life
}

/** A name that no one else in the database has. */
const rareName = () => `Quillfeather${nextSerial()}`

type Life = { readonly status?: Data<'orders'>['status'] }

/** Someone with a bit of everything, who is called by their rare name wherever people are. */
async function fullLife({ status = 'completed' }: Life = {}) {
  const build = builder(payload)
  const name = rareName()
  const email = `${name.toLowerCase()}@example.com`
  const user = await build('users', {
    email,
    firstName: name,
    lastName: name,
    phone: '+13075550142',
    emailVerifiedAt: new Date().toISOString(),
    billing: { name, line1: `1 ${name} Road`, city: 'Sheridan', country: 'US' },
  })
  const order = await build('orders', {
    user: user.id,
    status,
    email,
    firstName: name,
    lastName: name,
    phone: '+13075550142',
    address: { line: `1 ${name} Road` },
    notes: `${name} called`,
    receiptNumber: `2026-9${nextSerial()}`,
    timeline: [{ at: new Date().toISOString(), stage: 'in_review', note: `Ask ${name}` }],
  })
  await build('payments', {
    order: order.id,
    status: 'succeeded',
    card: { brand: 'visa', last4: '4242' },
  })
  await build('filings', {
    order: order.id,
    user: user.id,
    members: [{ kind: 'person', name, ownershipBasisPoints: 10_000 }],
    responsibleParty: { name, taxIdKind: 'ssn', taxIdLast4: '9998', taxIdSealed: `seal ${name}` },
  })
  const document = await build('documents', { user: user.id, order: order.id, name })
  const ticket = await build('tickets', {
    user: user.id,
    message: `I am ${name}`,
    requesterName: name,
    requesterEmail: email,
  })
  await build('ticketMessages', { ticket: ticket.id, body: `Hello ${name}`, authorName: name })
  await build('ticketMessages', {
    ticket: ticket.id,
    body: `Careful with ${name}`,
    internal: true,
  })
  await build('complianceTasks', { user: user.id, title: `Report of ${name}` })
  const lead = await build('leads', { email, firstName: name })
  await build('leadActivities', { lead: lead.id, note: `Called ${name}` })
  await build('checkoutDrafts', { user: user.id, answers: { firstName: name, email } })
  const link = await build('affiliateLinks', {
    user: user.id,
    code: `${name.toUpperCase()}_1`,
    payoutName: name,
  })
  await build('commissions', { link: link.id, user: user.id, status: 'paid' })
  await build('payouts', { link: link.id, user: user.id, status: 'paid' })
  await build('subscriptions', { order: order.id, user: user.id, email })
  await build('emails', { to: email, user: user.id, html: `<p>${name}</p>`, text: name })
  const campaign = await build('emailCampaigns', {
    audience: 'list',
    addresses: `first@example.com\n${email}\nlast@example.com`,
    addressCount: 3,
    problem: `For ${email}: there is no company`,
  })
  const signedIn = await signIn(payload, email)
  return { name, email, order, document, ticket, link, campaign, ...signedIn }
}

const userOf = (id: string) => payload.findByID({ collection: 'users', id, ...everything })

describe('the export', () => {
  test('is a file with all that is theirs, without keys or what staff note among themselves', async () => {
    const life = await fullLife()

    const answer = await call(life, 'GET', '/account/export')

    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-/)
    expect(answer.body).toMatchObject({
      profile: { email: life.email, firstName: life.name, billing: { name: life.name } },
      consents: { mails: { marketing: false } },
      sessions: [{ isThisOne: true }],
      orders: [
        {
          id: life.order.id,
          totalMinor: 249_00,
          timeline: [{ note: `Ask ${life.name}` }],
          payments: [{ status: 'succeeded', card: { last4: '4242' } }],
          filing: { members: [{ name: life.name }], responsibleParty: { taxIdLast4: '9998' } },
        },
      ],
      documents: [{ download: expect.stringMatching(/\/api\/documents\/.+\/download$/) }],
      tickets: [{ messages: [{ body: `Hello ${life.name}` }] }],
      tasks: [{ title: `Report of ${life.name}` }],
      affiliate: { commissions: [{ status: 'paid' }] },
      subscriptions: [{ status: 'active' }],
    })
    expect(JSON.stringify(answer.body)).not.toMatch(
      /Sealed|seal |hash|salt|idempotencyKey|Careful with|called/i,
    )
  })

  test('holds nothing of anybody else', async () => {
    const life = await fullLife()
    const stranger = await person(payload)

    const answer = await call(stranger, 'GET', '/account/export')

    expect(answer).toMatchObject({ status: 200, body: { orders: [], documents: [], tickets: [] } })
    expect(JSON.stringify(answer.body)).not.toContain(life.name)
  })

  test('tells what an address agreed to once it is known to be theirs, and before only what they said here', async () => {
    const build = builder(payload)
    const name = rareName()
    const who = await person(payload, {
      email: `${name.toLowerCase()}@example.com`,
      emailVerifiedAt: null,
    })
    const { email } = await payload.findByID({ collection: 'users', id: who.id, ...everything })
    await build('consents', { email, place: 'checkout' })
    await build('consents', { email, user: who.id, place: 'checkout' })
    await build('consents', { email, user: who.id, place: 'account' })
    const told = async () =>
      saidIn
        .parse((await call(who, 'GET', '/account/export')).body)
        .consents.marketing.map(({ place }) => place)

    expect(await told()).toEqual(['account'])
    const emailVerifiedAt = new Date().toISOString()
    await payload.update({
      collection: 'users',
      id: who.id,
      data: { emailVerifiedAt },
      ...everything,
    })
    expect((await told()).toSorted()).toEqual(['account', 'checkout', 'checkout'])
  })

  test('tells of marketing by the account, and by the address once that is known to be theirs', async () => {
    const build = builder(payload)
    const email = `${rareName().toLowerCase()}@example.com`
    const who = await person(payload, { email, emailVerifiedAt: null })
    const campaign = await build('emailCampaigns', { subject: 'Franchise tax is due' })
    await build('campaignRecipients', { campaign: campaign.id, email, user: who.id })
    const plan = await build('followupCampaigns', { name: 'Still thinking?' })
    await build('followupSchedules', { campaign: plan.id, email, user: who.id })
    await build('leads', { email, source: 'pricing' })
    await build('suppressions', { email, reason: 'manual', note: 'Rude on the phone' })
    const told = async () => marketingIn.parse((await call(who, 'GET', '/account/export')).body)

    expect((await told()).marketing).toMatchObject({
      campaigns: [{ campaign: { subject: 'Franchise tax is due' } }],
      followUps: [{ campaign: { name: 'Still thinking?' } }],
      leads: [],
      suppressions: [],
    })
    const emailVerifiedAt = new Date().toISOString()
    await payload.update({
      collection: 'users',
      id: who.id,
      data: { emailVerifiedAt },
      ...everything,
    })
    const all = await told()
    expect(all.marketing).toMatchObject({
      leads: [{ source: 'pricing' }],
      suppressions: [{ reason: 'manual' }],
    })
    expect(JSON.stringify(all)).not.toContain('Rude')
  })

  test('is logged, and limited', async () => {
    const who = await person(payload)
    for (let times = 0; times < 6; times += 1) await call(who, 'GET', '/account/export')

    expect(await call(who, 'GET', '/account/export')).toMatchObject({ status: 429 })
    const entries = await payload.count({
      collection: 'auditLog',
      where: { documentId: { equals: who.id }, action: { equals: 'export' } },
      overrideAccess: true, // as above
    })
    expect(entries.totalDocs).toBe(6)
  })
})

describe('deleting an account', () => {
  test('leaves nobody’s name in the database, but for the last mail and the list of silence', async () => {
    const life = await fullLife()
    expect((await tablesWith(payload, life.name)).length).toBeGreaterThan(12)

    const answer = await erase(life)

    expect(answer).toMatchObject({ status: 200, body: { erased: true } })
    expect(answer.headers.getSetCookie().join()).toMatch(/payload-token=;/)
    expect(await tablesWith(payload, life.name)).toEqual(['emails', 'suppressions'])
  })

  test('takes the address off the lists of campaigns, and no other', async () => {
    const { campaign } = await erasedLife()

    const left = await payload.findByID({
      collection: 'emailCampaigns',
      id: campaign.id,
      showHiddenFields: true,
      ...everything,
    })
    expect(left).toMatchObject({
      addresses: 'first@example.com\nlast@example.com',
      addressCount: 2,
      problem: expect.stringMatching(/^For erased-.*: there is no company$/),
    })
  })

  test('keeps the books: amounts, lines, receipt numbers', async () => {
    const life = await erasedLife()

    const kept = await payload.findByID({
      collection: 'orders',
      id: life.order.id,
      ...everything,
    })
    expect(kept).toMatchObject({
      status: 'completed',
      paymentStatus: 'paid',
      totalMinor: 249_00,
      lines: life.order.lines,
      receiptNumber: life.order.receiptNumber,
      companyName: life.order.companyName,
      email: `erased-${life.id}@erased.invalid`,
      firstName: 'Deleted',
      phone: null,
    })
  })

  test('ends every session and every way in, and frees the address', async () => {
    const life = await erasedLife()

    expect(await call(life, 'GET', '/users/me')).toMatchObject({ body: { user: null } })
    await expect(signIn(payload, life.email)).rejects.toThrow()
    await expect(signIn(payload, `erased-${life.id}@erased.invalid`)).rejects.toThrow()
    expect(await userOf(life.id)).toMatchObject({ erasedAt: expect.any(String), role: 'user' })
    const newcomer = await person(payload, { email: life.email })
    expect(newcomer.id).not.toBe(life.id)
    expect(await call(newcomer, 'GET', '/account/export')).toMatchObject({ body: { orders: [] } })
  })

  test('says goodbye to the old address, and writes it down without a name', async () => {
    const life = await erasedLife()

    const mails = await payload.find({
      collection: 'emails',
      where: { to: { equals: life.email } },
      ...everything,
    })
    expect(mails.docs).toMatchObject([{ template: 'account-erased' }])
    const log = await payload.find({
      collection: 'auditLog',
      where: { documentId: { equals: life.id }, action: { equals: 'erase' } },
      ...everything,
    })
    expect(log.docs).toMatchObject([{ actorEmail: null, after: { orders: 1, documents: 1 } }])
  })

  test('switches the affiliate link off and lets recurring services run out', async () => {
    const life = await erasedLife()

    const link = await payload.findByID({
      collection: 'affiliateLinks',
      id: life.link.id,
      ...everything,
    })
    expect(link).toMatchObject({ isActive: false, payoutName: null, payoutAccountLast4: null })
    const { docs } = await payload.find({
      collection: 'subscriptions',
      where: { order: { equals: life.order.id } },
      ...everything,
    })
    expect(docs).toMatchObject([{ status: 'cancelled', endsAt: expect.any(String) }])
  })

  test('asks for unpaid earnings to be given up, and owes them no longer', async () => {
    const life = await fullLife()
    const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
    const byStaff = (body?: object) => call(admin, 'POST', `/users/${life.id}/erase`, body)
    const mine = { link: life.link.id, user: life.id }
    await builder(payload)('commissions', { ...mine, status: 'approved', amountMinor: 20_00 })
    await builder(payload)('commissions', { ...mine, status: 'pending', amountMinor: 5_00 })
    const req = await createLocalReq({}, payload)
    const { owedMinor } = await affiliateTotals(req)
    expect(await duePayouts(req, [life.link.id])).toMatchObject([{ dueMinor: 20_00 }])

    const unpaid = { status: 409, body: { error: { code: 'earnings_unpaid' } } }
    for (const refused of [await erase(life), await erase(life, { givesUpEarnings: false })]) {
      expect(refused).toMatchObject(unpaid)
      expect(JSON.stringify(refused.body)).toContain('$25.00')
    }
    expect(await byStaff()).toMatchObject(unpaid)
    expect(await byStaff({ givesUpEarnings: true })).toMatchObject({ status: 200 })

    expect(await duePayouts(req)).not.toContainEqual(
      expect.objectContaining({ link: life.link.id }),
    )
    await builder(payload)('commissions', { status: 'pending' }) // the sum is made again
    expect((await affiliateTotals(req)).owedMinor).toBe(owedMinor - 20_00)
  })

  test('goes on once its owner gives up what was not paid', async () => {
    const life = await fullLife()
    const mine = { link: life.link.id, user: life.id }
    await builder(payload)('commissions', { ...mine, status: 'approved', amountMinor: 20_00 })

    expect(await erase(life, { givesUpEarnings: true })).toMatchObject({ status: 200 })
  })

  test('has the worker remove the files', async () => {
    const who = await person(payload)
    const folder = payload.collections.documents.config.upload.staticDir ?? ''
    const document = await payload.create({
      collection: 'documents',
      data: { user: who.id, type: 'other', name: 'A passport', uploadedBy: 'customer' },
      file: { name: 'passport.png', mimetype: 'image/png', data: PIXEL, size: PIXEL.length },
      ...everything,
    })
    const file = path.join(folder, document.filename ?? '')
    const other = path.join(folder, `somebody-else-${nextSerial()}.pdf`)
    await writeFile(other, 'theirs')
    expect(existsSync(file)).toBe(true)

    await erase(who)
    await HANDLERS['remove-files'](payload, { names: [document.filename ?? ''] }, false)

    expect(existsSync(file)).toBe(false)
    expect(existsSync(other)).toBe(true)
    const [job] = await runSql(
      { payload },
      sql`select data from pgboss.job where name = 'remove-files' and data::text like ${`%${document.filename}%`}`,
    )
    expect(job).toBeDefined()
    await HANDLERS['remove-files'](payload, { names: [path.basename(other)] }, false)
  })

  test.each([['processing'], ['pending']] as const)(
    'waits for an order that is paid and %s, and says which',
    async (status) => {
      const life = await fullLife({ status })

      const answer = await erase(life)

      expect(answer).toMatchObject({
        status: 409,
        body: {
          error: {
            code: 'order_in_progress',
            message: expect.stringContaining(`#${life.order.id.slice(0, 8)}`),
          },
        },
      })
      expect(await userOf(life.id)).toMatchObject({ email: life.email, erasedAt: null })
    },
  )

  test('waits for a payment under way, and cancels an order that was never paid', async () => {
    const who = await person(payload)
    const build = builder(payload)
    const unpaid = { status: 'pending', paymentStatus: 'pending', user: who.id } as const
    const order = await build('orders', unpaid)
    const payment = await build('payments', { order: order.id, status: 'requires_action' })

    expect(await erase(who)).toMatchObject({ status: 409 })
    await payload.update({
      collection: 'payments',
      id: payment.id,
      data: { status: 'failed' },
      ...everything,
    })

    expect(await erase(who)).toMatchObject({ status: 200 })
    const left = await payload.findByID({ collection: 'orders', id: order.id, ...everything })
    expect(left.status).toBe('cancelled')
  })

  test.each([
    [{ currentPassword: 'a guess' }, 'currentPassword'],
    [{ confirmation: 'yes' }, 'confirmation'],
  ])('asks for %j and names the field', async (more, field) => {
    const who = await person(payload)

    const answer = await erase(who, more)

    expect(answer).toMatchObject({
      status: 422,
      body: { error: { fields: { [field]: expect.any(String) } } },
    })
    expect(await userOf(who.id)).toMatchObject({ erasedAt: null })
  })

  test('twice at once is once', async () => {
    const life = await fullLife()

    const answers = await Promise.all([erase(life), erase(life)])

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  test('leaves alone what only bears the same address, until that is known to be theirs', async () => {
    const stranger = await builder(payload)('tickets', { requesterEmail: 'shared@example.com' })
    const who = await person(payload, { email: 'shared@example.com', emailVerifiedAt: null })

    await erase(who)

    const ticket = await payload.findByID({ collection: 'tickets', id: stranger.id, ...everything })
    expect(ticket).toMatchObject({
      requesterEmail: 'shared@example.com',
      subject: stranger.subject,
    })
  })

  test('leaves an address’s own mails, consents and lead to it, until that is known to be theirs', async () => {
    const email = 'truly-hers@example.com'
    const build = builder(payload)
    const who = await person(payload, { email, emailVerifiedAt: null })
    const order = await build('orders', { user: who.id, email, status: 'completed' })
    const hers = await build('emails', { to: email, status: 'sent' })
    const ofAccount = await build('emails', { to: email, user: who.id, status: 'sent' })
    const ofOrder = await build('emails', { to: email, order: order.id, status: 'sent' })
    for (const { id: mail } of [hers, ofAccount, ofOrder]) {
      await build('mailEvents', { to: email, mail, fingerprint: `of ${mail}` })
    }
    const lead = await build('leads', { email })
    await build('leadActivities', { lead: lead.id, note: `Called ${email}` })
    await build('consents', { email })
    await build('consents', { email, user: who.id })
    const campaign = await build('followupCampaigns')
    await build('followupSchedules', { campaign: campaign.id, lead: lead.id, email })
    await build('followupSchedules', { campaign: campaign.id, user: who.id, email })

    await erase(who)

    const left = async (collection: CollectionSlug, where: Where) =>
      (await payload.find({ collection, where, ...everything })).docs
    const ofAddress = { email: { equals: email } }
    expect(await left('emails', { id: { in: [hers.id, ofAccount.id, ofOrder.id] } })).toMatchObject(
      [{ id: hers.id }],
    )
    expect(await left('mailEvents', { to: { equals: email } })).toMatchObject([{ mail: hers.id }])
    expect(await left('leads', ofAddress)).toHaveLength(1)
    expect(await left('leadActivities', { note: { equals: `Called ${email}` } })).toHaveLength(1)
    expect(await left('consents', ofAddress)).toMatchObject([{ user: null }])
    expect(await left('followupSchedules', ofAddress)).toMatchObject([{ lead: lead.id }])
    expect(await left('suppressions', ofAddress)).toEqual([])
  })

  test('ends what staff could do with it, as long as an administrator remains', async () => {
    const who = await person(payload, { role: 'admin' })

    expect(await erase(who)).toMatchObject({ status: 200 })
    expect(await userOf(who.id)).toMatchObject({ role: 'user' })
  })
})

import { afterAll, expect, test } from 'vitest'

import { AFFILIATE_TERMS_VERSION } from '@/src/domain/affiliates/terms'
import type { User } from '@/src/payload-types'
import { myAffiliate, myCommissions, myPayouts } from '@/src/queries/affiliates/my-affiliate'
import { countReferral } from '@/src/services/affiliates/referrals'
import { approveCommissions } from '@/src/services/affiliates/review-commissions'
import { claimOrder } from '@/src/services/purchase/settle/claim-order'
import { api } from '@/tests/support/api'
import { PASSWORD } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { fromFront } from '@/tests/support/from-front'
import { books } from '@/tests/support/orders/books'
import { buyer, standardInWyoming } from '@/tests/support/orders/buyer'
import { paidOrder } from '@/tests/support/orders/paid-order'
import { trading } from '@/tests/support/orders/trading'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, type SignedIn, signIn } from '@/tests/support/people/people'

const payload = await testPayload()
const shop = await trading()
const ours = books(payload)
const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
afterAll(() => shop.close())

const everything = { depth: 0, overrideAccess: true, pagination: false } as const // tests look at all of it
const headers = { origin: 'http://localhost:3000' }
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const TERMS = { consent: true, termsVersion: AFFILIATE_TERMS_VERSION }
const LATER = new Date(Date.now() + 31 * 86_400_000)

const join = (as: SignedIn | null, body: object = TERMS) =>
  api('POST', '/affiliates/join', { as, headers, body })

const linkOf = async (user: string) => {
  const { docs } = await payload.find({
    collection: 'affiliateLinks',
    where: { user: { equals: user } },
    ...everything,
  })
  return docs
}

async function affiliate() {
  const as = await person(payload)
  await join(as)
  const [link] = await linkOf(as.id)
  if (!link) throw new Error('Joining made no link')
  return { as, link }
}

const visit = (code: string, change: Record<string, string> = {}, as?: SignedIn) =>
  api('POST', '/affiliates/visit', {
    as,
    body: { code, path: '/', referrerHost: null },
    headers: { 'user-agent': BROWSER, ...fromFront('203.0.113.7'), ...change },
  })

const clicksOf = async (id: string) => {
  const { clicks } = await payload.findByID({ collection: 'affiliateLinks', id, ...everything })
  const rows = await payload.find({
    collection: 'affiliateClicks',
    where: { link: { equals: id } },
    ...everything,
  })
  expect(clicks).toBe(rows.totalDocs)
  return clicks
}

const userOf = (id: string): Promise<User> =>
  payload.findByID({ collection: 'users', id, ...everything })

test('twenty who join at once are one, with one link that all are answered with', async () => {
  const as = await person(payload, { firstName: 'Grace' })
  const answers = await Promise.all(Array.from({ length: 20 }, () => join(as)))

  const links = await linkOf(as.id)
  expect(links).toMatchObject([
    { commissionRate: 10, isActive: true, clicks: 0, termsVersion: AFFILIATE_TERMS_VERSION },
  ])
  expect(links[0]?.code).toMatch(/^GRACE_[A-Z2-9]{6}$/)
  expect(links[0]?.termsAcceptedAt).toBeTruthy()
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 200, body: { link: { code: links[0]?.code } } })
  }
})

test('joining takes an account and the terms as they are now', async () => {
  expect(await join(null)).toMatchObject({ status: 401 })
  const as = await person(payload)
  expect(await join(as, {})).toMatchObject({ status: 422 })
  expect(await join(as, { ...TERMS, termsVersion: '2020-01-01' })).toMatchObject({
    status: 422,
    body: { error: { fields: { termsVersion: expect.stringContaining('have changed') } } },
  })
  expect(await linkOf(as.id)).toEqual([])
})

test('one address counts once a day, whatever browser it says it is', async () => {
  const { link } = await affiliate()
  const from = fromFront('203.0.113.40')
  for (const name of ['Firefox', 'Chrome', 'Safari', 'Edge']) {
    await visit(link.code, { ...from, 'user-agent': `Mozilla/5.0 (X11; Linux) ${name}/140.0` })
  }
  const home = '2001:db8:1:2:'
  await visit(link.code, fromFront(`${home}:1`))
  await visit(link.code, fromFront(`${home}aaaa:bbbb:cccc:dddd`))
  expect(await clicksOf(link.id)).toBe(2)
})

test('a visitor counts once a day, and again the next day; another one counts too', async () => {
  const { link } = await affiliate()
  const answers = await Promise.all([visit(link.code), visit(link.code), visit(link.code)])
  for (const answer of answers) expect(answer.body).toEqual({ remember: true })
  expect(await clicksOf(link.id)).toBe(1)

  await visit(link.code.toLowerCase(), fromFront('203.0.113.8'))
  expect(await clicksOf(link.id)).toBe(2)

  const again = {
    link: link.id,
    address: '203.0.113.7',
    landingPath: '/',
    referrerHost: null,
  }
  expect(await countReferral(payload, again)).toBe(false)
  expect(await countReferral(payload, again, new Date(Date.now() + 86_400_000))).toBe(true)
  expect(await clicksOf(link.id)).toBe(3)
})

test('what is kept of a visit is no address, and differs from day to day', async () => {
  const { link } = await affiliate()
  const one = {
    link: link.id,
    address: '203.0.113.9',
    landingPath: '/',
    referrerHost: null,
  }
  await countReferral(payload, one, new Date('2026-11-20T10:00:00Z'))
  await countReferral(payload, one, new Date('2026-11-21T10:00:00Z'))
  const { docs } = await payload.find({
    collection: 'affiliateClicks',
    where: { link: { equals: link.id } },
    ...everything,
  })
  expect(JSON.stringify(docs)).not.toContain('203.0.113.9')
  expect(new Set(docs.map(({ visitorHash }) => visitorHash)).size).toBe(2)
})

test('who asks for privacy is remembered by the code alone, and not counted', async () => {
  const { link } = await affiliate()
  expect((await visit(link.code, { 'sec-gpc': '1' })).body).toEqual({ remember: true })
  expect((await visit(link.code, { dnt: '1' })).body).toEqual({ remember: true })
  expect(await clicksOf(link.id)).toBe(0)
})

test('an unknown code, an inactive link and one’s own are not remembered', async () => {
  const { as, link } = await affiliate()
  expect((await visit('NOBODY_AAAAAA')).body).toEqual({ remember: false })
  expect((await visit("'; drop table")).body).toEqual({ remember: false })
  expect((await visit(link.code, {}, as)).body).toEqual({ remember: false })
  await payload.update({
    collection: 'affiliateLinks',
    id: link.id,
    data: { isActive: false },
    ...everything,
  })
  expect((await visit(link.code)).body).toEqual({ remember: false })
  expect(await clicksOf(link.id)).toBe(0)
})

test('an order from a browser where the affiliate has signed in is reviewed before it is approved', async () => {
  const { as, link } = await affiliate()
  const { email } = await userOf(as.id)
  const theirs = buyer()
  const entered = await theirs.call('POST', '/account/sign-in', { email, password: PASSWORD })
  expect(entered.status).toBe(200)
  const known = theirs.jar.get('charterdesk_known') ?? ''
  const choice = await standardInWyoming(payload)
  const buyAs = async (mark: string) => {
    const guest = buyer()
    guest.jar.set('charterdesk_ref', link.code)
    guest.jar.set('charterdesk_known', mark)
    await guest.fillIn(choice, { firstName: 'Grace', lastName: 'Stone' })
    await guest.complete(await shop.cardToken())
    return guest.orderId()
  }

  const own = await buyAs(known)
  const others = await buyAs('20000.made-up')
  await approveCommissions(payload, LATER)

  expect(await ours.commissions(own)).toMatchObject([
    { status: 'pending', review: 'open', reviewReason: 'browser' },
  ])
  expect(await ours.commissions(others)).toMatchObject([{ status: 'approved', review: null }])
})

test('from the cookie to the order, the commission, the approval, the payout and the history', async () => {
  const { as, link } = await affiliate()
  const stranger = await person(payload)
  const ada = buyer()
  ada.jar.set('charterdesk_ref', link.code)
  await ada.fillIn(await standardInWyoming(payload))
  await ada.complete(await shop.cardToken())

  const id = ada.orderId()
  expect(await ours.commissions(id)).toMatchObject([
    { amountMinor: 14_90, baseMinor: 149_00, ratePercent: 10, status: 'pending', user: as.id },
  ])
  const user = await userOf(as.id)
  expect(await myAffiliate(user)).toMatchObject({
    balance: { pendingMinor: 14_90, conversions: 1 },
    approvals: [{ amountMinor: 14_90 }],
  })
  const { commissions } = await myCommissions(user)
  expect(commissions).toMatchObject([{ order: 'LLC Formation, Wyoming', status: 'pending' }])
  expect(JSON.stringify(commissions)).not.toContain(ada.email)

  await approveCommissions(payload, LATER)
  const body = { links: [link.id], reference: `NOVEMBER-${link.code}` }
  const due = await api('GET', '/affiliates/payouts/due', { as: admin })
  expect(due.body).toMatchObject({
    due: expect.arrayContaining([expect.objectContaining({ code: link.code, dueMinor: 14_90 })]),
  })
  const unpaid = await api('POST', '/affiliates/payouts', { as: admin, body })
  expect(unpaid).toMatchObject({ status: 200, body: { paid: [], withoutDetails: [link.code] } })
  await saveBank(as)
  expect(await api('POST', '/affiliates/payouts', { as: admin, body })).toMatchObject({
    status: 200,
    body: { paid: [{ link: link.id, amountMinor: 14_90 }] },
  })
  expect(await myPayouts(user)).toMatchObject([{ amountMinor: 14_90, status: 'paid' }])
  expect((await myCommissions(user)).commissions).toMatchObject([{ status: 'paid' }])

  const other = await userOf(stranger.id)
  expect(await myAffiliate(other)).toBeNull()
  expect((await myCommissions(other)).commissions).toEqual([])
  expect(await myPayouts(other)).toEqual([])
  for (const path of [`/affiliateLinks/${link.id}`, '/commissions', '/payouts']) {
    const seen = await api('GET', path, { as: stranger })
    expect(JSON.stringify(seen.body)).not.toContain(link.id)
  }
})

const BANK = {
  method: 'bank',
  name: 'Ada Byron',
  routing: '021000021',
  account: '000123456789',
  currentPassword: PASSWORD,
}

const saveBank = (as: SignedIn | null, change: object = {}) =>
  api('POST', '/affiliates/payout-details', { as, headers, body: { ...BANK, ...change } })

test('payout details are kept sealed and shown masked; their owner hears of the change', async () => {
  const { as, link } = await affiliate()
  expect(await saveBank(as)).toMatchObject({
    status: 200,
    body: { details: { method: 'bank', name: 'Ada Byron', account: '•••• 6789' } },
  })

  const seen = await api('GET', `/affiliateLinks/${link.id}`, { as })
  expect(seen.body).toMatchObject({ payoutMethod: 'bank', payoutAccountLast4: '•••• 6789' })
  expect(JSON.stringify(seen.body)).not.toMatch(/123456789|Sealed/)
  const stored = await payload.findByID({
    collection: 'affiliateLinks',
    id: link.id,
    showHiddenFields: true,
    ...everything,
  })
  expect(stored.payoutAccountSealed).toMatch(/^v1\./)
  const mails = await payload.find({
    collection: 'emails',
    where: { user: { equals: as.id }, template: { equals: 'payout-details' } },
    ...everything,
  })
  expect(mails.docs).toHaveLength(1)
  expect(mails.docs[0]?.text).toContain('•••• 6789')
  expect(mails.docs[0]?.text).not.toContain('123456789')

  const reveal = (who: SignedIn | null) =>
    api('POST', `/affiliates/${link.id}/payout-account`, { as: who, headers })
  expect(await reveal(as)).toMatchObject({ status: 403 })
  expect(await reveal(admin)).toMatchObject({
    status: 200,
    body: { account: 'Routing 021000021, account 000123456789' },
  })
})

test('a stolen session cannot redirect the money', async () => {
  const { as, link } = await affiliate()
  expect(await saveBank(as, { currentPassword: 'not this one' })).toMatchObject({
    status: 422,
    body: { error: { code: 'wrong_password', fields: { currentPassword: expect.any(String) } } },
  })
  expect(await saveBank(null)).toMatchObject({ status: 401 })
  expect(await saveBank(await person(payload))).toMatchObject({ status: 404 })
  const [after] = await linkOf(as.id)
  expect(after).toMatchObject({ id: link.id, payoutMethod: null })
})

test('only staff who manage affiliates pay out', async () => {
  const body = { reference: 'NOBODY' }
  const subAdmin = await person(payload, {
    role: 'sub_admin',
    permissionGrants: ['view_affiliates'],
  })
  expect(await api('POST', '/affiliates/payouts', { headers, body })).toMatchObject({ status: 401 })
  expect(await api('POST', '/affiliates/payouts', { as: subAdmin, body })).toMatchObject({
    status: 403,
  })
  expect(await api('GET', '/affiliates/payouts/due', { as: subAdmin })).toMatchObject({
    status: 403,
  })
  const wrong = { reference: ' ', links: ['x'] }
  expect(await api('POST', '/affiliates/payouts', { as: admin, body: wrong })).toMatchObject({
    status: 422,
    body: { error: { fields: { reference: expect.any(String) } } },
  })
})

test('an order that ends up in the affiliate’s own account earns nothing', async () => {
  const { as, link } = await affiliate()
  const order = await paidOrder(payload, { affiliateLink: link.id })
  expect(await ours.commissions(order.id)).toMatchObject([{ status: 'pending' }])
  await claimOrder(payload, order.pass, as.id)

  expect(await ours.commissions(order.id)).toMatchObject([{ status: 'reversed' }])
  expect(await linkOf(as.id)).toMatchObject([{ totalEarnedMinor: 0, conversions: 0 }])
})

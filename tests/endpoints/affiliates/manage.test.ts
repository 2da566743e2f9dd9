import { expect, test } from 'vitest'
import { z } from 'zod'

import { approveCommissions } from '@/src/services/affiliates/review-commissions'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { person, staffOf } from '@/tests/support/people/people'

const payload = await testPayload()
const build = builder(payload)
const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it
const refused = z.object({ error: z.object({ fields: z.record(z.string(), z.string()) }) })
const LATER = new Date(Date.now() + 90 * 86_400_000)

const { manager, viewer } = await staffOf(payload, 'affiliates')

const post = (path: string, body: object, as = manager) =>
  api('POST', `/affiliates/${path}`, { as, body })

const linkOf = (id: string) => payload.findByID({ collection: 'affiliateLinks', id, ...everything })
const commissionOf = (id: string) =>
  payload.findByID({ collection: 'commissions', id, ...everything })

/** Someone who joined, with an account to be paid to, and an approved commission. */
async function earner(amountMinor: number) {
  const as = await person(payload)
  await api('POST', '/affiliates/join', {
    as,
    body: { consent: true, termsVersion: await terms() },
  })
  const { docs } = await payload.find({
    collection: 'affiliateLinks',
    where: { user: { equals: as.id } },
    ...everything,
  })
  const link = docs[0]
  if (!link) throw new Error('Joining made no link')
  await build('commissions', { link: link.id, user: as.id, amountMinor, status: 'approved' })
  return { as, link }
}

const terms = async () => {
  const { AFFILIATE_TERMS_VERSION } = await import('@/src/domain/affiliates/terms')
  return AFFILIATE_TERMS_VERSION
}

async function payable(amountMinor: number, name = '=cmd|calc') {
  const { as, link } = await earner(amountMinor)
  const { PASSWORD } = await import('@/tests/support/builders')
  const saved = await api('POST', '/affiliates/payout-details', {
    as,
    body: { method: 'paypal', name, email: 'ada@example.com', currentPassword: PASSWORD },
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  return link
}

test('a rate is set in steps of 0.1, and one that was changed meanwhile is not overwritten', async () => {
  const { id } = await build('affiliateLinks', { commissionRate: 10 })
  const set = (rate: unknown, seen?: number) => post(`${id}/rate`, { rate, seen })
  expect(await set('12.5', 10)).toMatchObject({ status: 200, body: { rate: 12.5 } })
  for (const wrong of ['100.05', '12abc', -1, '', null]) {
    expect(await set(wrong, 12.5)).toMatchObject({
      status: 422,
      body: {
        error: { fields: { rate: 'Enter a rate from 0 to 100, with at most one decimal' } },
      },
    })
  }
  expect(await set('20', 10)).toMatchObject({
    status: 409,
    body: { error: { code: 'rate_changed' } },
  })
  expect((await linkOf(id)).commissionRate).toBe(12.5)
  expect((await post('00000000-0000-4000-8000-000000000000/rate', { rate: 5 })).status).toBe(404)
})

test('a link is switched off and on again, and both are in the audit log', async () => {
  const { id } = await build('affiliateLinks', { isActive: true })
  expect((await post(`${id}/active`, { isActive: false })).status).toBe(200)
  expect((await linkOf(id)).isActive).toBe(false)
  expect((await post(`${id}/active`, { isActive: true })).status).toBe(200)
  const { docs } = await payload.find({
    collection: 'auditLog',
    where: { documentId: { equals: id }, action: { equals: 'update' } },
    ...everything,
  })
  expect(docs).toHaveLength(2)
})

test('a possible self-referral waits for a decision; rejected, it counts no more', async () => {
  const { id: link } = await build('affiliateLinks', { totalEarnedMinor: 40_00, conversions: 2 })
  const doubtful = { link, status: 'pending', review: 'open', amountMinor: 20_00 } as const
  const kept = await build('commissions', doubtful)
  const rejected = await build('commissions', doubtful)
  await approveCommissions(payload, LATER)
  expect((await commissionOf(kept.id)).status).toBe('pending')

  const decide = (id: string, decision: string, as = manager) =>
    post(`commissions/${id}/review`, { decision }, as)
  expect((await decide(kept.id, 'kept', viewer)).status).toBe(403)
  expect((await decide(kept.id, 'perhaps')).status).toBe(422)
  expect((await decide(kept.id, 'kept')).status).toBe(200)
  expect((await decide(rejected.id, 'rejected')).status).toBe(200)
  expect((await decide(rejected.id, 'kept')).status).toBe(409)

  await approveCommissions(payload, LATER)
  expect((await commissionOf(kept.id)).status).toBe('approved')
  expect(await commissionOf(rejected.id)).toMatchObject({ status: 'reversed', review: 'rejected' })
  expect(await linkOf(link)).toMatchObject({ totalEarnedMinor: 20_00, conversions: 1 })
})

test('the file of a batch carries accounts and no formula, and notes who saw them', async () => {
  const link = await payable(30_00)
  const batch = { links: [link.id], reference: 'BATCH-7' }
  const file = await post('payouts/file', batch)
  expect(file.headers.get('cache-control')).toBe('no-store')
  expect(file.body).toMatchObject({
    csv: expect.stringMatching(
      new RegExp(`BATCH-7 ${link.code},'=cmd\\|calc,.*,PayPal,ada@example.com,30.00,USD`),
    ),
  })
  const { docs } = await payload.find({
    collection: 'auditLog',
    where: { documentId: { equals: link.id }, action: { equals: 'reveal' } },
    ...everything,
  })
  expect(docs).toMatchObject([{ actor: manager.id }])
  const exported = await payload.find({
    collection: 'auditLog',
    where: { entity: { equals: 'payouts' }, action: { equals: 'export' } },
    ...everything,
  })
  expect(exported.docs).toMatchObject([{ after: { list: 'Payouts BATCH-7', rows: 1 } }])
  expect((await post('payouts/file', batch, viewer)).status).toBe(403)
  expect((await post('payouts/file', { links: [], reference: 'x' })).status).toBe(422)
})

test('what was seen is marked as paid, once, and nothing where it is another sum by now', async () => {
  const link = await payable(25_00, 'Ada')
  const ask = { links: [link.id], reference: 'BATCH-8' }
  const wrong = await post('payouts', { ...ask, amounts: { [link.id]: 24_00 } })
  expect(wrong).toMatchObject({ status: 409, body: { error: { code: 'due_changed' } } })
  expect((await linkOf(link.id)).totalPaidMinor).toBe(0)

  const amounts = { [link.id]: 25_00 }
  const both = await Promise.all([
    post('payouts', { ...ask, amounts }),
    post('payouts', { ...ask, amounts }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await linkOf(link.id)).totalPaidMinor).toBe(25_00)
  const paid = await payload.find({
    collection: 'payouts',
    where: { link: { equals: link.id } },
    ...everything,
  })
  expect(paid.docs).toMatchObject([{ amountMinor: 25_00, reference: `BATCH-8 ${link.code}` }])
})

test('a batch with anything wrong in it is refused beside its field, and pays nobody', async () => {
  const { id } = await payable(25_00, 'Ada')
  const good = { links: [id], amounts: { [id]: 25_00 }, reference: 'BATCH-9' }
  const many = Array.from({ length: 10_000 }, () => crypto.randomUUID())
  for (const [field, wrong] of [
    ['links', { links: [] }],
    ['links', { links: id }],
    ['links', { links: many }],
    ['links.0', { links: ['abc'] }],
    [`amounts.${id}`, { amounts: { [id]: -1 } }],
    [`amounts.${id}`, { amounts: { [id]: 1.005 } }],
    [`amounts.${id}`, { amounts: { [id]: '12abc' } }],
    ['reference', { reference: ' ' }],
    ['reference', { reference: 'x'.repeat(10_000) }],
  ] as const) {
    for (const path of field.startsWith('amounts') ? ['payouts'] : ['payouts', 'payouts/file']) {
      const answer = await post(path, { ...good, ...wrong })
      expect(answer.status, `${path} ${JSON.stringify(wrong).slice(0, 60)}`).toBe(422)
      expect(refused.parse(answer.body).error.fields[field]).toMatch(/^[A-Z][^:]+$/)
    }
  }
  expect((await post('payouts', { ...good, reference: 'a\u0000b' })).status).toBe(400)
  const foreign = { ...good, links: [crypto.randomUUID()] }
  expect((await post('payouts', foreign)).status).toBe(409)
  expect((await post('payouts', { ...foreign, amounts: undefined })).status).toBe(409)
  expect((await post('payouts/file', foreign)).status).toBe(409)
  expect((await linkOf(id)).totalPaidMinor).toBe(0)

  const twice = { ...good, links: [id, id], reference: '<script>alert(1)</script>' }
  expect((await post('payouts', twice)).status).toBe(200)
  expect((await linkOf(id)).totalPaidMinor).toBe(25_00)
})

test('who may only view changes nothing over HTTP', async () => {
  const { id } = await build('affiliateLinks', { commissionRate: 10, isActive: true })
  const answers = await Promise.all([
    post(`${id}/rate`, { rate: 50 }, viewer),
    post(`${id}/active`, { isActive: false }, viewer),
    post(`${id}/payout-account`, {}, viewer),
    api('PATCH', `/affiliateLinks/${id}`, { as: viewer, body: { commissionRate: 50 } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  expect(await linkOf(id)).toMatchObject({ commissionRate: 10, isActive: true })
})

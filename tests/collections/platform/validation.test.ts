import type { CollectionSlug } from 'payload'
import { expect, test } from 'vitest'
import { readFacts } from '@/src/domain/catalogue/facts/state-fact'
import { builder } from '@/tests/support/builders'
import type { Data } from '@/tests/support/builders/maker'
import { testPayload } from '@/tests/support/database'
import { stateFact } from '@/tests/support/orders/state-facts'

const payload = await testPayload()
const build = builder(payload)

const refuses = async <S extends CollectionSlug>(collection: S, wrong: Partial<Data<S>>) => {
  await expect(build(collection, wrong)).rejects.toThrow()
}

test('a state’s code is two letters, kept in capitals', async () => {
  expect((await build('states', { code: ' bz' })).code).toBe('BZ')
  await refuses('states', { code: 'B1' })
  await refuses('states', { code: 'BZZ' })
})

test('blank lines of a list are dropped when it is saved', async () => {
  const item = await build('packages', { features: ['  Filing ', '', '   ', 'EIN'] })
  expect(item.features).toEqual(['Filing', 'EIN'])
})

test('a package costs whole dollars, an add-on may cost cents', async () => {
  await refuses('packages', { price: 49.5 })
  expect((await build('addons', { price: 49.5 })).price).toBe(49.5)
  await refuses('addons', { price: 49.555 })
  await refuses('addons', { price: -1 })
})

test('the base package of a step description stays what it was', async () => {
  const description = await build('checkoutPackages')
  const other = await build('packages')
  const admin = await payload.find({
    collection: 'users',
    where: { role: { equals: 'admin' } },
    overrideAccess: true,
  })
  const changed = await payload.update({
    collection: 'checkoutPackages',
    id: description.id,
    data: { package: other.id, stepTitle: 'New title' },
    depth: 0,
    user: admin.docs[0],
    overrideAccess: false,
  })
  expect(changed).toMatchObject({ package: description.package, stepTitle: 'New title' })
})

test('a new step description goes to the end of the list', async () => {
  const { totalDocs } = await payload.count({
    collection: 'checkoutPackages',
    overrideAccess: true,
  })
  expect((await build('checkoutPackages')).sortOrder).toBe(totalDocs + 1)
})

test('a commission is between 0 and 100 percent, in tenths', async () => {
  await refuses('affiliateLinks', { commissionRate: 100.1 })
  await refuses('affiliateLinks', { commissionRate: -0.1 })
  await refuses('affiliateLinks', { commissionRate: 10.55 })
  expect((await build('affiliateLinks', { commissionRate: 12.5 })).commissionRate).toBe(12.5)
})

test('a follow-up waits for whole hours, at least one', async () => {
  await refuses('followupCampaigns', { delayHours: 0 })
  await refuses('followupCampaigns', { delayHours: 1.5 })
})

test('a redirect leads to a page of ours or to an https address, and never to itself', async () => {
  for (const to of ['//evil.example', 'javascript:alert(1)', 'http://example.com', '/a b', 'x']) {
    await refuses('redirects', { to })
  }
  await refuses('redirects', { from: '/loop', to: '/loop' })
  expect((await build('redirects', { to: 'https://example.com/a?b=c' })).to).toContain('https:')
})

test('addresses of the web must be ones', async () => {
  await refuses('seoPages', { ogImage: 'picture.png' })
  await refuses('documents', { fileUrl: 'javascript:alert(1)' })
})

test('a document needs a file or a link', async () => {
  await refuses('documents', { fileUrl: undefined })
})

test('an unnamed document is called what it is', async () => {
  const document = await build('documents', { name: undefined, type: 'operating_agreement' })
  expect(document.name).toBe('Operating agreement')
  expect(document.uploadedAt).toBeTruthy()
})

test('a state’s report rule must be one that deadlines can be computed from', async () => {
  const report = { ...stateFact(), key: 'report' }
  await refuses('states', { facts: [{ ...report, due: { type: 'sometimes' } }] })
  const due = { type: 'fixed_date', due: '04-15', every_years: 1, first: 'year_after_formation' }
  const { facts } = await build('states', { facts: [{ ...report, due }] })
  expect(readFacts(facts).map((fact) => fact.due)).toContainEqual(due)
})

test('emails are kept trimmed and in lower case', async () => {
  expect((await build('suppressions', { email: ' Ada@Example.COM ' })).email).toBe(
    'ada@example.com',
  )
})

test('what others cannot do without is not deleted', async () => {
  const { package: item } = await build('checkoutPackages')
  const id = typeof item === 'string' ? item : item.id
  await expect(
    payload.delete({ collection: 'packages', id, overrideAccess: true }),
  ).rejects.toThrow(/still used by 1 package description\./)
})

test('a ticket takes its messages with it', async () => {
  const { ticket } = await build('ticketMessages')
  const id = typeof ticket === 'string' ? ticket : ticket.id
  await payload.delete({ collection: 'tickets', id, overrideAccess: true })
  const left = await payload.count({
    collection: 'ticketMessages',
    where: { ticket: { equals: id } },
    overrideAccess: true,
  })
  expect(left.totalDocs).toBe(0)
})

test.each([
  ['leads', { email: 'twice@example.com' }],
  ['suppressions', { email: 'twice@example.com' }],
  ['seoPages', { path: '/twice' }],
  ['contentElements', { page: '/', selector: 'twice' }],
  ['affiliateLinks', { code: 'TWICE_ABCDEF' }],
  ['emails', { dedupeKey: 'twice' }],
  ['webhookEvents', { gateway: 'stripe' as const, eventId: 'evt_twice' }],
  ['payments', { gateway: 'stripe' as const, gatewayRef: 'pi_twice' }],
] satisfies [CollectionSlug, object][])(
  'the database refuses a second one of %s %j',
  async (slug, key) => {
    await build(slug, key)
    await refuses(slug, key)
  },
)

test('one follow-up per campaign, person and episode', async () => {
  const { campaign, lead } = await build('followupSchedules', { episode: '1' })
  await refuses('followupSchedules', { campaign, lead, episode: '1' })
  await build('followupSchedules', { campaign, lead, episode: '2' })
})

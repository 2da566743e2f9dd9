import { sql } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { idOf } from '@/src/domain/vocabulary/relation'
import { saveFiling } from '@/src/services/filing/save-filing'
import { packetPdf, packetZip } from '@/src/services/papers/packet'
import { producePapers } from '@/src/services/papers/produce-papers'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { SOLE_OWNER, WHOLE_FILING } from '@/tests/support/orders/filing-cases'
import { storedState } from '@/tests/support/orders/stored-states'
import { person } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'

const payload = await testPayload()
const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

async function wyoming(): Promise<string> {
  return (await storedState(payload, 'WY')).id
}

const AGREEMENT = {
  key: 'operating_agreement',
  name: 'Operating Agreement',
  question: null,
  steps: [],
}

/** A paid formation of a customer of ours, with all of its details. */
async function formation(held: readonly object[] = [AGREEMENT]) {
  const customer = await person(payload)
  const order = await builder(payload)('orders', {
    user: customer.id,
    companyName: 'Łódź Studio',
    companyType: 'llc',
    firstName: 'Ada',
    lastName: 'Moss',
    work: [...held],
    state: await wyoming(),
    timeline: [],
  })
  await saveFiling(payload, order.id, WHOLE_FILING)
  return { customer, order }
}

async function papersOf(order: string) {
  const { docs } = await payload.find({
    collection: 'papers',
    where: { order: { equals: order } },
    sort: 'createdAt',
    pagination: false,
    ...everything,
  })
  return docs
}

const jobsFor = (order: string) =>
  runSql(
    { payload },
    sql`select 1 from pgboss.job where name = 'produce-papers' and data ->> 'order' = ${order}`,
  )

const inForce = async (order: string) =>
  (await papersOf(order)).filter(({ state }) => state !== 'void')

const reqOf = (from: Payload) => createLocalReq({}, from)

test('complete details queue the papers, which are made once and read back', async () => {
  const { order, customer } = await formation()
  expect((await jobsFor(order.id)).length).toBeGreaterThan(0)
  await producePapers(payload, order.id)
  const made = await papersOf(order.id)
  expect(made.map(({ kind }) => kind)).toEqual([
    'filing_authorization',
    'agent_acceptance',
    'operating_agreement',
  ])
  for (const paper of made) {
    expect(paper.user).toBe(customer.id)
    expect(paper.valuesChecked).toBeGreaterThan(5)
  }
  await producePapers(payload, order.id)
  expect((await papersOf(order.id)).map(({ id }) => id)).toEqual(made.map(({ id }) => id))
})

test('an agreement is made for those who bought it', async () => {
  const { order } = await formation([])
  await producePapers(payload, order.id)
  expect((await papersOf(order.id)).map(({ kind }) => kind)).toEqual([
    'filing_authorization',
    'agent_acceptance',
  ])
})

test('what everyone has signed is delivered, once', async () => {
  const { order } = await formation()
  await producePapers(payload, order.id)
  const agreement = (await papersOf(order.id)).find(({ kind }) => kind === 'operating_agreement')
  await payload.update({
    collection: 'papers',
    id: agreement?.id ?? '',
    data: { state: 'signed' },
    ...everything,
  })
  await producePapers(payload, order.id)
  await producePapers(payload, order.id)
  const { timeline } = await payload.findByID({
    collection: 'orders',
    id: order.id,
    ...everything,
  })
  const ends = (timeline ?? []).filter(({ service }) => service === 'operating_agreement')
  expect(ends).toMatchObject([{ stage: 'delivered' }])
})

test('a changed answer voids the papers that were made of it, and no others', async () => {
  const { order } = await formation()
  await producePapers(payload, order.id)
  const before = await papersOf(order.id)
  await saveFiling(payload, order.id, { action: 'reopen' })
  const members = [{ ...SOLE_OWNER, name: 'Ada Moss-Reed' }]
  await saveFiling(payload, order.id, { ...WHOLE_FILING, members })
  await producePapers(payload, order.id)
  const after = await papersOf(order.id)
  const old = after.find(
    ({ id, kind }) => kind === 'operating_agreement' && before.some((one) => one.id === id),
  )
  expect(old).toMatchObject({ state: 'void', voidReason: 'An answer changed after it was made.' })
  const now = (await inForce(order.id)).find(({ kind }) => kind === 'operating_agreement')
  expect(now?.replaces).toBe(old?.id)
  const same = before.filter(({ kind }) => kind !== 'operating_agreement').map(({ id }) => id)
  expect((await inForce(order.id)).map(({ id }) => id)).toEqual(expect.arrayContaining(same))
})

test('what someone has signed is kept when it is void, and named so', async () => {
  const { order } = await formation()
  await producePapers(payload, order.id)
  const signed = (await papersOf(order.id)).find(({ kind }) => kind === 'operating_agreement')
  await payload.update({
    collection: 'papers',
    id: signed?.id ?? '',
    data: { state: 'signed' },
    ...everything,
  })
  await saveFiling(payload, order.id, { action: 'reopen' })
  await saveFiling(payload, order.id, {
    ...WHOLE_FILING,
    management: 'manager',
    members: [{ ...SOLE_OWNER, isManager: true }],
  })
  await producePapers(payload, order.id)
  const { docs } = await payload.find({
    collection: 'documents',
    where: { order: { equals: order.id }, name: { equals: 'Operating Agreement (void)' } },
    ...everything,
  })
  expect(docs).toHaveLength(1)
})

test('workers that make the same papers at once leave one of each in force', async () => {
  const { order } = await formation()
  await Promise.allSettled([1, 2, 3].map(() => producePapers(payload, order.id)))
  const kinds = (await inForce(order.id)).map(({ kind }) => kind)
  expect(new Set(kinds).size).toBe(kinds.length)
  expect(kinds).toHaveLength(3)
})

test('a clause that the customer chose is printed alone, and an unknown one is refused', async () => {
  const { order, customer } = await formation()
  const path = `/orders/${order.id}/clauses`
  const body = { choices: { certificates: 'none', indemnity: 'broad', succession: 'estate' } }
  expect((await api('POST', path, { as: customer, body })).status).toBe(200)
  expect(
    (await api('POST', path, { as: customer, body: { choices: { voting: 'x' } } })).status,
  ).toBe(422)
  expect((await api('POST', path, { as: await person(payload), body })).status).toBe(404)
  await producePapers(payload, order.id)
  expect((await inForce(order.id)).map(({ kind }) => kind)).toContain('operating_agreement')
})

test('a name that cannot be printed right leaves that paper out', async () => {
  const { order } = await formation()
  await saveFiling(payload, order.id, { action: 'reopen' })
  await runSql(
    { payload },
    sql`update filings set completed_at = now() where order_id = ${order.id}`,
  )
  await runSql(
    { payload },
    sql`update filings_members set name = 'محمد أحمد' where _parent_id = (select id from filings where order_id = ${order.id})`,
  )
  await producePapers(payload, order.id)
  expect((await inForce(order.id)).map(({ kind }) => kind)).not.toContain('operating_agreement')
})

test('a packet holds all papers behind a page that lists them, and is for the owner and staff', async () => {
  const { order, customer } = await formation()
  await producePapers(payload, order.id)
  const req = await reqOf(payload)
  const file = await packetPdf(req, order)
  const { text, totalPages } = await extractText(await getDocumentProxy(file), { mergePages: true })
  const pages = (await papersOf(order.id)).reduce((sum, paper) => sum + paper.pages, 0)
  expect(totalPages).toBe(pages + 1)
  expect(text).toContain('Operating Agreement')
  const zip = await new Response(await packetZip(req, order)).arrayBuffer()
  expect(Buffer.from(zip).toString('latin1')).toContain('Filing Authorization.pdf')

  const path = `/orders/${order.id}/packet`
  const stranger = await person(payload)
  expect((await api('GET', path)).status).toBe(404)
  expect((await api('GET', path, { as: stranger })).status).toBe(404)
  expect((await api('GET', path, { as: customer })).status).toBe(200)
  expect((await api('GET', `${path}?as=exe`, { as: customer })).status).toBe(422)
})

test('a packet of which a file is gone has the others, and names what is missing', async () => {
  const { order } = await formation()
  await producePapers(payload, order.id)
  const req = await reqOf(payload)
  const lost = (await papersOf(order.id)).find(({ kind }) => kind === 'filing_authorization')
  await runSql(
    { payload },
    sql`update documents set filename = 'gone.pdf' where id = ${idOf(lost?.document)}`,
  )

  const zip = Buffer.from(await new Response(await packetZip(req, order)).arrayBuffer())

  const text = zip.toString('latin1')
  expect(text).toContain('Operating Agreement.pdf')
  expect(text).toContain('Not in this file.txt')
  expect(text).toContain('Filing Authorization.pdf: we could not find this file')
  await expect(packetPdf(req, order)).rejects.toMatchObject({ code: 'no_document', status: 404 })
})

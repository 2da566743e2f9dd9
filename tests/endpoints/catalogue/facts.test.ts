import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { factId, readFacts, type StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { storedFacts, storedState } from '@/tests/support/orders/stored-states'
import { person, type SignedIn } from '@/tests/support/people/people'

const payload = await testPayload()
let manager: SignedIn
let viewer: SignedIn
let stranger: SignedIn

const DENIED = { permissionDenials: ['view_states', 'manage_states'] as const }

beforeAll(async () => {
  const staff = { role: 'sub_admin' as const }
  manager = await person(payload, { ...staff, permissionGrants: ['manage_states'] })
  viewer = await person(payload, { ...staff, permissionGrants: ['view_states'] })
  stranger = await person(payload, { ...staff, permissionDenials: [...DENIED.permissionDenials] })
})

async function stateOf(code: string) {
  const doc = await storedState(payload, code)
  return { id: doc.id, facts: readFacts(doc.facts), filingFee: doc.filingFee }
}

const everyFact = () => storedFacts(payload)

const said = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
})
const errorOf = ({ body }: { body: unknown }) => said.parse(body).error

/** As the page of a fact shows it. */
async function seenBy(as: SignedIn, code: string, key = 'filing_fee') {
  const { versionOf } = await import('@/src/services/catalogue/facts/state-with-facts')
  const doc = await storedState(payload, code)
  const fact = readFacts(doc.facts).findLast((one) => one.key === key && one.company === 'llc')
  if (!fact) throw new Error(`No ${key} in ${code}`)
  const { title, words, fee, due, source, checked, certainty, note } = fact
  const body = {
    fact: factId(fact),
    version: versionOf(doc.facts),
    from: null,
    basis: 'day',
    ...{ title, words, fee, due, source, checked, certainty, note },
  }
  const path = `/states/${doc.id}/facts`
  const correct = (changes: object) => api('POST', path, { as, body: { ...body, ...changes } })
  return { id: doc.id, fact, body, path, correct }
}

const fixed = (cents: number): StateFact['fee'] => ({ type: 'fixed', cents })

test('who manages states corrects a fact, its fee follows, and the log tells of that fact alone', async () => {
  const { id, fact, correct } = await seenBy(manager, 'WY')
  const answer = await correct({ fee: fixed(111_00), checked: '2026-11-01' })

  expect(answer).toMatchObject({ status: 200, body: { fact: factId(fact) } })
  const { facts, filingFee } = await stateOf('WY')
  expect(facts.find((one) => factId(one) === factId(fact))).toEqual({
    ...fact,
    fee: fixed(111_00),
    checked: '2026-11-01',
  })
  expect(filingFee).toBe(111)
  const { docs } = await payload.find({
    collection: 'auditLog',
    where: { documentId: { equals: id } },
    sort: '-createdAt',
    limit: 1,
    overrideAccess: true, // tests look at all of it
  })
  expect(docs[0]).toMatchObject({ actor: manager.id, area: 'states' })
  expect(docs[0]?.after).toEqual({
    filingFee: 111,
    [`${factId(fact)} fee`]: fixed(111_00),
    [`${factId(fact)} checked`]: '2026-11-01',
  })
})

test('a version from a later day leaves the present one in force', async () => {
  const { fact, correct } = await seenBy(manager, 'CO', 'report')
  expect((await correct({ fee: fixed(77_00), from: '2099-01-01' })).status).toBe(200)
  const versions = (await stateOf('CO')).facts.filter(
    (one) => one.key === 'report' && one.company === 'llc',
  )
  expect(versions.at(-2)).toEqual(fact)
  expect(versions.at(-1)).toMatchObject({ from: '2099-01-01', fee: fixed(77_00) })
})

test('what somebody saw before another changed it is refused, and nothing is written', async () => {
  const early = await seenBy(manager, 'NM')
  expect((await early.correct({ note: 'First' })).status).toBe(200)
  const late = await early.correct({ note: 'Second' })
  expect(late.status).toBe(409)
  expect(errorOf(late)).toMatchObject({ code: 'changed_meanwhile' })
  expect((await stateOf('NM')).facts.find((one) => factId(one) === factId(early.fact))?.note).toBe(
    'First',
  )
})

test('of two who save at once one wins, and the other is told', async () => {
  const { correct } = await seenBy(manager, 'ID')
  const answers = await Promise.all([correct({ note: 'One' }), correct({ note: 'Two' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('whoever may only look changes nothing, by no address', async () => {
  const before = await everyFact()
  const { correct, path, body } = await seenBy(viewer, 'TX')
  expect((await correct({ fee: fixed(1) })).status).toBe(403)
  expect((await api('POST', `${path}/confirm`, { as: viewer, body })).status).toBe(403)
  for (const address of ['/state-facts/import', '/state-facts/import/check']) {
    expect((await api('POST', address, { as: viewer, body: {} })).status).toBe(403)
  }
  expect(await everyFact()).toEqual(before)
  expect((await api('GET', '/state-facts/export', { as: viewer })).status).toBe(200)
  expect((await api('GET', '/state-facts/export', { as: stranger })).status).toBe(403)
})

test.each([
  [{ checked: '2999-01-01' }, 'checked'],
  [{ from: '2020-01-01' }, 'from'],
  [{ source: null }, 'source.title'],
  [{ source: { title: 'Office', url: 'javascript:alert(1)' } }, 'source.url'],
  [{ fee: { type: 'fixed', cents: -1 } }, 'fee.cents'],
  [{ due: { type: 'weekly' } }, 'due.type'],
  [{ title: '' }, 'title'],
  [{ version: 'x' }, 'version'],
])('%j is refused beside its field', async (changes, field) => {
  const { correct } = await seenBy(manager, 'OH')
  const answer = await correct(changes)
  expect(answer.status).toBe(422)
  expect(Object.keys(errorOf(answer).fields ?? {})).toContain(field)
})

test('a fact that is gone, and a state that never was, are said to be', async () => {
  const { correct, body } = await seenBy(manager, 'OH')
  expect((await correct({ fact: 'llc:nothing:always' })).status).toBe(422)
  const nowhere = '/states/5b1a4b7e-3c1f-4b0a-9d52-0c1f5d6a7e80/facts'
  expect((await api('POST', nowhere, { as: manager, body })).status).toBe(404)
})

test('what is still right gets a new day and source, and is no longer old', async () => {
  const { id, fact, body } = await seenBy(manager, 'UT')
  const source = { title: 'Utah Code', url: 'https://le.utah.gov/code' }
  const answer = await api('POST', `/states/${id}/facts/confirm`, {
    as: manager,
    body: { fact: body.fact, version: body.version, source, checked: '2026-11-02' },
  })
  expect(answer.status).toBe(200)
  const now = (await stateOf('UT')).facts.find((one) => factId(one) === factId(fact))
  expect(now).toEqual({ ...fact, source, checked: '2026-11-02' })
})

test('stored facts that cannot be read are never written over', async () => {
  const { id, correct } = await seenBy(manager, 'NV')
  const { databaseOf } = await import('@/src/lib/database')
  const { states } = await import('@/src/database-schema')
  const { eq } = await import('drizzle-orm')
  const db = await databaseOf({ payload })
  await db
    .update(states)
    .set({ facts: [{ key: 'broken' }] })
    .where(eq(states.id, id))
  const { versionOf } = await import('@/src/services/catalogue/facts/state-with-facts')
  const answer = await correct({ version: versionOf([{ key: 'broken' }]), note: 'x' })
  expect(answer.status).toBe(409)
  expect(errorOf(answer).code).toBe('unreadable_facts')
})

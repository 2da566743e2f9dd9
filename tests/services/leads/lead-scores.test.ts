import { sql } from 'drizzle-orm'
import { createLocalReq, type Where } from 'payload'
import { expect, test } from 'vitest'

import { leadFigures } from '@/src/domain/leads/lead-funnel'
import { leadInput } from '@/src/domain/leads/lead-input'
import { scoreOf, scoreParts } from '@/src/domain/leads/lead-score'
import { DEFAULT_WEIGHTS } from '@/src/domain/leads/score-weights'
import { STEP_NAMES } from '@/src/domain/vocabulary/checkout-steps'
import type { Lead } from '@/src/payload-types'
import { ageLeads, emptyTrash } from '@/src/services/leads/age-leads'
import { captureLead } from '@/src/services/leads/capture-lead'
import { foldTallies, leadTallies } from '@/src/services/leads/figures/lead-tallies'
import { stepTimes } from '@/src/services/leads/figures/step-times'
import { previewWeights } from '@/src/services/leads/scoring/preview-weights'
import { rescoreAging, rescoreLeads } from '@/src/services/leads/scoring/rescore-leads'
import { api } from '@/tests/support/api'
import { builder, nextSerial } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, signIn } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'

const payload = await testPayload()
const build = builder(payload)
const staff = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)

const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

const leadOf = (id: string) =>
  payload.findByID({ collection: 'leads', id, trash: true, ...everything })
const change = (id: string, data: Partial<Lead>) =>
  payload.update({ collection: 'leads', id, data, ...everything })

const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString()

/** Writes as the database does it alone, past all hooks. */
const grow = (id: string, at: string) =>
  payload.db.pool.query('update leads set last_step_at = $2 where id = $1', [id, at])

test('a lead has its score, parts and place as soon as it is there', async () => {
  const lead = await build('leads', { checkoutStep: 'payment', totalAmount: 249_00 })
  expect(lead).toMatchObject({ score: 100, scoreStep: 80, scoreValue: 20, scoreRecency: 15 })
  expect(lead.rank).toBeGreaterThan(100 * 1e12)
})

test('the database scores 100 leads of each kind as the page shows it', async () => {
  const ages = [0, 0.9, 1.1, 6.9, 7.1, 29, 31]
  const made = await Promise.all(
    ages.flatMap((age) =>
      STEP_NAMES.map((checkoutStep, index) =>
        build('leads', { checkoutStep, totalAmount: index * 40_00, lastStepAt: days(age) }),
      ),
    ),
  )
  await payload.db.pool.query(
    'update leads set score = 0, score_step = 0, score_value = 0, score_recency = 0, rank = 0',
  )
  await rescoreLeads({ payload }, DEFAULT_WEIGHTS)
  for (const { id } of made) {
    const { score, scoreStep, scoreValue, scoreRecency, ...lead } = await leadOf(id)
    const parts = scoreParts(
      { ...lead, lastStepAt: lead.lastStepAt ?? '' },
      DEFAULT_WEIGHTS,
      new Date(),
    )
    expect(parts).toEqual({ step: scoreStep, value: scoreValue, recency: scoreRecency })
    expect(score).toBe(scoreOf(parts))
  }
})

test('the hour ages leads, and writes none that stays as it is', async () => {
  const lead = await build('leads', { checkoutStep: 'personal', totalAmount: 0 })
  expect(lead.score).toBe(75)
  await rescoreLeads({ payload }, DEFAULT_WEIGHTS)
  await grow(lead.id, days(8))
  const before = await leadOf(lead.id)
  expect(await rescoreLeads({ payload }, DEFAULT_WEIGHTS)).toBe(1)
  const after = await leadOf(lead.id)
  expect(after).toMatchObject({ score: 65, scoreRecency: 5, updatedAt: before.updatedAt })
  expect(await rescoreLeads({ payload }, DEFAULT_WEIGHTS)).toBe(0)
})

test('capture scores again, and tells each step once', async () => {
  const email = 'walker@example.com'
  for (const checkout_step of ['package', 'company', 'state', 'payment']) {
    await captureLead(payload, leadInput.parse({ email, checkout_step, phone: '+13075550100' }))
  }
  const { docs } = await payload.find({
    collection: 'leads',
    where: { email: { equals: email } },
    ...everything,
  })
  expect(docs).toMatchObject([
    { scoreStep: 80, checkoutStep: 'payment', timeZone: 'America/Denver' },
  ])
  const told = await payload.find({
    collection: 'leadActivities',
    where: { lead: { equals: docs[0]?.id }, kind: { equals: 'step' } },
    sort: 'createdAt',
    ...everything,
  })
  expect(told.docs.map(({ step }) => step)).toEqual(['package', 'company', 'payment'])
})

test.each([
  ['(307) 555-0100', '+13075550100'],
  ['00 44 20 7946 0958', '+442079460958'],
  ['ask for Ada', 'ask for Ada'],
  ['', ''],
])('the phone of a lead is kept as it is dialed, or as it was typed: %j', async (phone, kept) => {
  const email = `caller-${nextSerial()}@example.com`
  await captureLead(payload, leadInput.parse({ email, checkout_step: 'personal', phone }))
  const { docs } = await payload.find({
    collection: 'leads',
    where: { email: { equals: email } },
    ...everything,
  })
  expect(docs).toMatchObject([{ phone: kept }])
})

test('one who comes back from the trash is a lead again', async () => {
  const email = 'returned@example.com'
  await captureLead(payload, leadInput.parse({ email, checkout_step: 'package' }))
  await payload.update({
    collection: 'leads',
    where: { email: { equals: email } },
    data: { deletedAt: days(1) },
    ...everything,
  })
  await captureLead(payload, leadInput.parse({ email, checkout_step: 'state' }))
  const { docs } = await payload.find({
    collection: 'leads',
    where: { email: { equals: email } },
    ...everything,
  })
  expect(docs).toMatchObject([{ checkoutStep: 'state', deletedAt: null }])
})

test('tallies are what a count finds, before and after they are folded', async () => {
  const lead = await build('leads')
  await change(lead.id, { converted: true })
  const gone = await build('leads')
  await change(gone.id, { deletedAt: days(0) })
  const lost = await build('leads')
  await payload.delete({ collection: 'leads', id: lost.id, ...everything })
  const counted = async (where: Where) =>
    (await payload.count({ collection: 'leads', where, overrideAccess: true })).totalDocs
  const wanted = {
    total: await counted({}),
    converted: await counted({ converted: { equals: true } }),
  }
  expect(leadFigures(await leadTallies({ payload }))).toMatchObject(wanted)
  await foldTallies(payload)
  expect(leadFigures(await leadTallies({ payload }))).toMatchObject(wanted)
  const { rows } = await payload.db.pool.query('select count(*)::int as n from lead_tallies')
  expect(rows[0].n).toBeLessThan(40)
})

test('the hour measures how long steps take, and empties the trash of a month ago', async () => {
  const lead = await build('leads')
  const old = await build('leads')
  const fresh = await build('leads')
  await change(old.id, { deletedAt: days(31) })
  await change(fresh.id, { deletedAt: days(29) })
  for (const [step, minutes] of [
    ['package', 30],
    ['state', 20],
  ] as const) {
    await build('leadActivities', {
      lead: lead.id,
      kind: 'step',
      step,
      createdAt: new Date(Date.now() - minutes * 60_000).toISOString(),
    })
  }
  await ageLeads(payload)
  expect((await stepTimes({ payload })).medians.state).toBeGreaterThanOrEqual(0)
  await expect(leadOf(old.id)).rejects.toThrow()
  expect(await leadOf(fresh.id)).toMatchObject({ id: fresh.id })
  expect(await emptyTrash(payload)).toBe(0)
})

test('those that grow older are scored without the others, and twice changes nothing', async () => {
  const recent = await build('leads', { checkoutStep: 'state', lastStepAt: days(3) })
  const older = await build('leads', { checkoutStep: 'state', lastStepAt: days(3) })
  const oldest = await build('leads', { checkoutStep: 'state', lastStepAt: days(90) })
  await rescoreLeads({ payload }, DEFAULT_WEIGHTS)
  const before = [await leadOf(recent.id), await leadOf(oldest.id)]
  // time passes for one of them; the score of one that is long done is not looked at
  await grow(older.id, days(45))
  await runSql({ payload }, sql`update leads set score_step = 1 where id = ${oldest.id}`)
  expect(await rescoreAging({ payload }, DEFAULT_WEIGHTS)).toBe(1)
  expect(await leadOf(older.id)).toMatchObject({ scoreRecency: 0 })
  expect(await leadOf(recent.id)).toMatchObject({ score: before[0]?.score })
  expect(await leadOf(oldest.id)).toMatchObject({ scoreStep: 1 })
  expect(await rescoreAging({ payload }, DEFAULT_WEIGHTS)).toBe(0)

  await ageLeads(payload, false, new Date('2026-11-22T08:03:00Z')) // all of them, once a night
  expect(await leadOf(oldest.id)).toMatchObject({ scoreStep: before[1]?.scoreStep })
})

test('a preview says who changes band, and saving scores by the new weights', async () => {
  const lead = await build('leads', {
    checkoutStep: 'company',
    totalAmount: 0,
    lastStepAt: days(40),
  })
  const weights = { ...DEFAULT_WEIGHTS, steps: { ...DEFAULT_WEIGHTS.steps, company: 60 } }
  await rescoreLeads({ payload }, DEFAULT_WEIGHTS)
  const preview = await previewWeights({ payload }, weights)
  expect(preview.moves).toContainEqual(expect.objectContaining({ from: 'cool', to: 'warm' }))
  expect(preview.examples.length).toBeGreaterThan(0)
  const answer = await api('POST', '/leads/scoring/preview', { as: staff, body: weights })
  expect(answer).toMatchObject({ status: 200, body: { open: preview.open } })

  const saved = await api('POST', '/leads/scoring', { as: staff, body: weights })
  expect(saved).toMatchObject({ status: 200, body: { message: expect.stringContaining('saved') } })
  await ageLeads(payload, true) // as the job is told
  expect(await leadOf(lead.id)).toMatchObject({ score: 60, scoreStep: 60 })
  const wrong = { ...weights, steps: { ...weights.steps, confirm: 1 } }
  expect((await api('POST', '/leads/scoring', { as: staff, body: wrong })).status).toBe(422)
  const viewer = await person(payload, { role: 'sub_admin', permissionGrants: ['view_leads'] })
  expect((await api('POST', '/leads/scoring', { as: viewer, body: weights })).status).toBe(403)
  await api('POST', '/leads/scoring', { as: staff, body: DEFAULT_WEIGHTS })
  await rescoreLeads({ payload }, DEFAULT_WEIGHTS)
})

test('a request in a transaction reads the weights too', async () => {
  const req = await createLocalReq({}, payload)
  expect((await previewWeights(req, DEFAULT_WEIGHTS)).moves).toEqual([])
})

import { expect, test } from 'vitest'

import { readFacts } from '@/src/domain/catalogue/facts/state-fact'
import { DEFAULT_TIME_ZONE, isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { feeFact, stateFact } from '@/tests/support/orders/state-facts'
import { person, type SignedIn } from '@/tests/support/people/people'

const payload = await testPayload()
const build = builder(payload)

const save = (id: string, data: Record<string, unknown>) =>
  payload.update({ collection: 'states', id, data, depth: 0, overrideAccess: true })

test('a state that is made with a fee alone has it as a fact to look up', async () => {
  const state = await build('states', { filingFee: 120 })

  expect(readFacts(state.facts)).toMatchObject([
    { key: 'filing_fee', fee: { type: 'fixed', cents: 120_00 }, certainty: 'usual', checked: null },
  ])
})

test('a fee that staff type in the form is a version of the fact from today', async () => {
  const state = await build('states', { facts: [feeFact(100), stateFact()] })
  expect(state.filingFee).toBe(100)

  const saved = await save(state.id, { filingFee: 130 })

  const fees = readFacts(saved.facts).filter(({ key }) => key === 'filing_fee')
  expect(saved.filingFee).toBe(130)
  expect(fees).toHaveLength(2)
  expect(fees[1]).toMatchObject({
    from: isoDayIn(new Date(), DEFAULT_TIME_ZONE),
    certainty: 'usual',
    source: null,
  })
})

test('facts that are corrected set the fee, and leave everything else as it was', async () => {
  const state = await build('states', { facts: [feeFact(100), stateFact()] })

  const saved = await save(state.id, { facts: [feeFact(90), stateFact()] })

  expect(saved.filingFee).toBe(90)
  expect(readFacts(saved.facts)).toHaveLength(2)
})

test('what concerns no fact changes none', async () => {
  const state = await build('states', { facts: [feeFact(100), stateFact()] })

  const saved = await save(state.id, { turnaroundTime: '2 business days' })

  expect([saved.filingFee, saved.facts]).toEqual([100, state.facts])
})

test('facts that cannot be used are refused', async () => {
  const state = await build('states', {})

  await expect(save(state.id, { facts: [{ ...feeFact(90), secret: 1 }] })).rejects.toThrow()
  await expect(save(state.id, { facts: [feeFact(90), feeFact(95)] })).rejects.toThrow()
})

test('what staff noted of a fact is for staff; everybody else reads the fact without it', async () => {
  const state = await build('states', { facts: [{ ...stateFact(), note: 'Ask Jo in Dover' }] })
  const noteFor = async (as: SignedIn | null) => {
    const { body } = await api('GET', `/states/${state.id}`, { as })
    const facts = readFacts(Reflect.get(Object(body), 'facts'))
    return facts.find(({ key }) => key === stateFact().key)?.note
  }

  expect(await noteFor(null)).toBe('')
  expect(await noteFor(await person(payload))).toBe('')
  expect(await noteFor(await person(payload, { role: 'admin' }))).toBe('Ask Jo in Dover')
})

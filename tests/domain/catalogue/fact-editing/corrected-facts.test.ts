import { expect, test } from 'vitest'

import { confirmedFacts, correctedFacts } from '@/src/domain/catalogue/fact-editing/correction'
import { stageOf, standingFacts } from '@/src/domain/catalogue/fact-editing/standing-facts'
import { factInForce } from '@/src/domain/catalogue/facts/in-force'
import { factId, type StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { stateFact } from '@/tests/support/orders/state-facts'

const TODAY = '2026-11-22'

const SAID = {
  fee: { type: 'fixed', cents: 100_00 },
  source: { title: 'Secretary of State', url: 'https://sos.example.gov/fees' },
} as const
const factOf = (changes: Partial<StateFact> = {}) => stateFact({ ...SAID, ...changes })

const other = factOf({ key: 'filing_fee', title: 'Articles' })
const fact = factOf()

function correct(facts: readonly StateFact[], of: StateFact, changes: object) {
  const { title, words, fee, due, source, checked, certainty, note } = of
  const said = { title, words, fee, due, source, checked, certainty, note }
  const none = { fact: factId(of), from: null, basis: 'day' as const }
  const corrected = correctedFacts(facts, { ...none, ...said, ...changes }, TODAY)
  if (!corrected.ok) return corrected.field ?? corrected.message
  return corrected.facts
}

const dearer = { fee: { type: 'fixed' as const, cents: 150_00 } }

test('a correction replaces the version in its place, and keeps what its form does not ask', () => {
  const paid = factOf({ isPayment: true, when: { owners: { min: 2 } } })
  expect(correct([other, paid], paid, dearer)).toEqual([other, { ...paid, ...dearer }])
})

test('a version from a day on follows the old one, which stays in force until then', () => {
  const from = '2027-01-01'
  const facts = correct([fact, other], fact, { ...dearer, from })
  expect(facts).toEqual([fact, { ...fact, ...dearer, from }, other])
  if (typeof facts === 'string') throw new Error(facts)
  expect(factInForce(facts, 'report', 'llc', '2026-12-31')).toEqual(fact)
  expect(factInForce(facts, 'report', 'llc', from)).toMatchObject(dearer)
  expect(standingFacts(facts, TODAY).map(({ isScheduled }) => isScheduled)).toEqual([
    false,
    true,
    false,
  ])
  expect(stageOf(facts, fact, '2027-01-02')).toBe('replaced')
})

test('a version that is still to come gets another day instead of a second one', () => {
  const coming = factOf({ from: '2027-01-01' })
  expect(correct([fact, coming], coming, { from: '2027-02-01' })).toEqual([
    fact,
    { ...coming, from: '2027-02-01' },
  ])
})

test('two versions never begin on one day', () => {
  const coming = factOf({ from: '2027-01-01' })
  expect(correct([fact, coming], fact, { ...dearer, from: '2027-01-01' })).toBe('from')
})

test('nothing different is nothing to save, and a fact that is gone is said to be', () => {
  expect(correct([fact], fact, {})).toMatch(/Nothing is different/)
  expect(correct([other], fact, dearer)).toMatch(/no longer exists/)
})

test('what is still right gets its day and its source, and nothing else', () => {
  const usual = factOf({ certainty: 'usual', source: null, checked: null })
  const source = { title: 'Statute', url: 'https://law.example.gov' }
  const confirmed = confirmedFacts([usual], { fact: factId(usual), source, checked: TODAY })
  expect(confirmed).toMatchObject({ ok: true, facts: [{ ...usual, source, checked: TODAY }] })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { CompanyTraits } from '@/src/domain/catalogue/facts/condition'
import { hasBegun, versionsOf } from '@/src/domain/catalogue/facts/in-force'
import { ruleFor } from '@/src/domain/catalogue/facts/schedule'
import { FACT_COMPANIES, type StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { factDeadlines } from '@/src/domain/compliance/deadlines/fact-deadlines'
import { addDays, isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'
import { factOf, factsOf, STATE_CODES } from '@/tests/support/orders/companies'
import { stateFact } from '@/tests/support/orders/state-facts'

const ONE: CompanyTraits = { owners: 1, taxClass: 'disregarded', foreignOwner: false }
const SEVERAL: CompanyTraits = { owners: 3, taxClass: 'partnership', foreignOwner: true }
const CORPORATION: CompanyTraits = { owners: 3, taxClass: 'c_corp', foreignOwner: false }
const UNKNOWN: CompanyTraits = {}

type Case = { name: string; versions: readonly StateFact[]; traits: CompanyTraits }

/** Every fact of every jurisdiction that falls due, for each type of company and its owners. */
const CASES: readonly Case[] = STATE_CODES.flatMap((code) =>
  FACT_COMPANIES.flatMap((company) =>
    [...new Set(factsOf(code).map(({ key }) => key))].flatMap((key) => {
      const versions = versionsOf(factsOf(code), key, company)
      if (versions.every(({ due }) => due.type === 'none')) return []
      const kinds = company === 'llc' ? [ONE, SEVERAL, UNKNOWN] : [CORPORATION, UNKNOWN]
      return kinds.map((traits) => ({ name: `${code} ${company} ${key}`, versions, traits }))
    }),
  ),
)

const rulesOf = ({ versions, traits }: Case) =>
  JSON.stringify(versions.map((one) => [ruleFor(one.due, traits), one.from, one.basis, one.when]))

/** Cases whose rules are the same have the same deadlines: one of each is enough. */
const DISTINCT = [...new Map(CASES.map((one) => [rulesOf(one), one])).values()]

const rhythmOf = (fact: StateFact, traits: CompanyTraits) => {
  const rule = ruleFor(fact.due, traits)
  return 'every_years' in rule ? rule.every_years : null
}

/** One deadline of its own may come before the rhythm begins. */
const hasBeginning = (fact: StateFact, traits: CompanyTraits) => {
  const rule = ruleFor(fact.due, traits)
  return 'first' in rule && (rule.first === 'within_90_days_of_formation' || !!rule.begins)
}

function expectSound({ name, versions, traits }: Case, formedOn: string, years: number) {
  const until = `${Number(formedOn.slice(0, 4)) + years}-12-31`
  const found = factDeadlines(versions, { ...traits, formedOn }, until)
  const fail = (what: string) => `${name}, formed ${formedOn}: ${what}`
  let before: (typeof found)[number] | undefined
  for (const [index, one] of found.entries()) {
    if (one.due < formedOn) throw new Error(fail(`${one.due} is before it`))
    if (one.opens !== null && one.opens > one.due) throw new Error(fail(`opens ${one.opens}`))
    if (one.late !== null && one.late <= one.due) throw new Error(fail(`late ${one.late}`))
    if (one.businessDay < one.due) throw new Error(fail(`open day ${one.businessDay}`))
    if (!hasBegun(one.fact, one.due)) throw new Error(fail(`${one.due} by a rule yet to begin`))
    if (before && before.due >= one.due) throw new Error(fail(`${one.due} is out of order`))
    const rhythm = rhythmOf(one.fact, traits)
    if (before && rhythm !== null && (index > 1 || !hasBeginning(one.fact, traits))) {
      const gap = Number(one.period) - Number(before.period)
      if (gap !== rhythm) throw new Error(fail(`${before.period} to ${one.period}`))
    }
    before = one
  }
  const periods = new Set(found.map(({ period }) => period))
  if (periods.size < found.length) throw new Error(fail('a period comes twice'))
  return found
}

test('on whichever of the days of ten years a company is formed, each of its duties is sound', () => {
  let count = 0
  for (const one of DISTINCT) {
    for (let day = parseDate('2024-01-01'); day.year < 2034; day = addDays(day, 1)) {
      expectSound(one, isoDate(day), 3)
      count += 1
    }
  }
  expect(count).toBe(DISTINCT.length * 3653)
})

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('in every state, for every type of company, duties keep their keys as the years go by', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CASES),
      day,
      fc.integer({ min: 1, max: 9 }),
      (one, formedOn, years) => {
        const soon = expectSound(one, formedOn, years)
        const later = expectSound(one, formedOn, years + 4)
        expect(later.slice(0, soon.length)).toEqual(soon)
      },
    ),
    { numRuns: 400 },
  )
})

test('nothing is left out: a yearly duty has a deadline in each year after its first', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CASES), day, (one, formedOn) => {
      const [version] = one.versions
      const rhythm = version ? rhythmOf(version, one.traits) : null
      const found = expectSound(one, formedOn, 9)
      if (rhythm && found.length > 0)
        expect(found.length).toBeGreaterThanOrEqual(rhythm === 1 ? 7 : 3)
    }),
    { numRuns: 400 },
  )
})

const yearly = (due: string, from: string | null) =>
  stateFact({
    due: { type: 'fixed_date', due, every_years: 1, first: 'year_after_formation' },
    from,
  })

test('a rule’s change takes effect on its day: no period is skipped, and none asked for twice', () => {
  const monthDay = fc.constantFrom('01-02', '03-15', '06-30', '09-30', '12-31')
  fc.assert(
    fc.property(monthDay, monthDay, day, day, (before, after, from, formedOn) => {
      const versions = [yearly(before, null), yearly(after, from)]
      const first = Number(formedOn.slice(0, 4)) + 1
      const found = factDeadlines(versions, { formedOn }, `${first + 5}-12-31`)
      expect(found.map(({ period }) => period)).toEqual(
        Array.from({ length: 6 }, (_, index) => String(first + index)),
      )
      for (const { due, fact, period } of found) {
        expect(fact).toBe(`${period}-${after}` >= from ? versions[1] : versions[0])
        expect(due).toBe(`${period}-${fact === versions[1] ? after : before}`)
      }
    }),
  )
})

test('a rhythm that a change makes rarer ends with the change', () => {
  const every = stateFact({
    due: { type: 'fixed_date', due: '04-01', every_years: 1, first: 'year_after_formation' },
  })
  const second = stateFact({
    due: {
      type: 'fixed_date',
      due: '04-01',
      every_years: 2,
      first: 'first_odd_year_after_formation',
    },
    from: '2028-01-01',
  })
  const found = factDeadlines([every, second], { formedOn: '2025-06-01' }, '2033-12-31')

  expect(found.map(({ period }) => period)).toEqual(['2026', '2027', '2029', '2031', '2033'])
})

test('a fee by tax year is that of the year before the payment (Delaware, HB 400)', () => {
  const versions = versionsOf(factsOf('DE'), 'report', 'llc')
  const found = factDeadlines(versions, { formedOn: '2024-05-05' }, '2028-12-31')

  expect(found.map(({ due, fact }) => [due, fact.fee])).toEqual([
    ['2025-06-01', { type: 'fixed', cents: 300_00 }],
    ['2026-06-01', { type: 'fixed', cents: 300_00 }],
    ['2027-06-01', { type: 'fixed', cents: 400_00 }],
    ['2028-06-01', { type: 'fixed', cents: 400_00 }],
  ])
  expect(factOf('DE', 'report', 'llc', '2026-01-01').basis).toBe('tax_year')
})

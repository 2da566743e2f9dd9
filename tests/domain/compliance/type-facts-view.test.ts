import { describe, expect, test } from 'vitest'

import { amountText, asksNoReport, typeFactsView } from '@/src/domain/compliance/type-facts-view'
import { STATE_FACTS } from '@/src/seed/state-facts'
import { feeFact, stateFact } from '@/tests/support/orders/state-facts'

const TODAY = '2026-11-22'
const view = (code: string, type: 'llc' | 'corporation') =>
  typeFactsView(STATE_FACTS[code] ?? [], type, TODAY)
const factIn = (code: string, type: 'llc' | 'corporation', title: string) =>
  view(code, type).facts.find((fact) => fact.title === title)

describe('what a state page says of each type', () => {
  test('Delaware: an LLC and a corporation have a fee, a report and days of their own', () => {
    expect(factIn('DE', 'llc', 'Filing fee')).toMatchObject({ amount: '$110', isConfirmed: true })
    expect(factIn('DE', 'corporation', 'Filing fee')).toMatchObject({ amount: '$109' })
    expect(view('DE', 'llc').days[0]).toMatchObject({ due: '2027-06-01' })
    expect(view('DE', 'corporation').days[0]).toMatchObject({ due: '2027-03-01' })
    expect(factIn('DE', 'corporation', 'Franchise Tax')?.when).toMatch(/^Paid with the /)
  })

  test('Delaware: a fee that changes with the tax year is the one that is owed first', () => {
    const facts = view('DE', 'llc').facts.filter(({ title }) => /Tax/.test(title))

    expect(facts).toMatchObject([{ title: 'LLC Annual Tax', amount: '$400' }])
  })

  test('every confirmed fact has a source to follow and the day on which it was read', () => {
    const facts = Object.keys(STATE_FACTS).flatMap((code) => [
      ...view(code, 'llc').facts,
      ...view(code, 'corporation').facts,
    ])

    expect(facts.length).toBeGreaterThan(250)
    for (const fact of facts.filter(({ isConfirmed }) => isConfirmed)) {
      expect(fact.source?.url).toMatch(/^https?:/)
      expect(fact.checked).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })

  test('a day on a weekend has the next business day beside it', () => {
    const days = Object.keys(STATE_FACTS).flatMap((code) => view(code, 'llc').days)

    expect(days.some(({ due, businessDay }) => businessDay > due)).toBe(true)
    expect(days.every(({ due, businessDay }) => businessDay >= due)).toBe(true)
  })

  test('a state without a report says so, for the type that has none', () => {
    expect(asksNoReport(STATE_FACTS.AZ ?? [], 'llc', TODAY)).toBe(true)
    expect(asksNoReport(STATE_FACTS.AZ ?? [], 'corporation', TODAY)).toBe(false)
    expect(asksNoReport([], 'llc', TODAY)).toBe(false)
    expect(factIn('AZ', 'llc', 'Annual report')?.amount).toBe('None')
  })
})

describe('by the facts that we ship', () => {
  const amountOf = (code: string, type: 'llc' | 'corporation', title: string) =>
    factIn(code, type, title)?.amount
  const dueOf = (code: string, type: 'llc' | 'corporation') =>
    view(code, type).days.map(({ due }) => due)
  const titlesOf = (code: string, type: 'llc' | 'corporation') =>
    view(code, type).facts.map(({ title }) => title)

  test('the fee is that of the type, with the day it was read', () => {
    expect(factIn('MA', 'llc', 'Filing fee')).toMatchObject({
      amount: '$520',
      checked: '2026-10-10',
    })
    expect(amountOf('MA', 'corporation', 'Filing fee')).toBe('from $275')
    expect(amountOf('TN', 'llc', 'Filing fee')).toBe('$300 to $3,000')
  })

  test('the next reports of a company formed today follow the rule of its type', () => {
    expect(factIn('DE', 'corporation', 'Annual Report and Franchise Tax')).toMatchObject({
      amount: '$50',
      when: 'Every year, by March 1',
    })
    expect(dueOf('DE', 'corporation')).toEqual(['2027-03-01', '2028-03-01'])
    expect(dueOf('CA', 'llc')).toEqual(expect.arrayContaining(['2027-02-20', '2028-11-30']))
    expect(view('NM', 'llc').days).toEqual([])
  })

  test('a tax is named with its least amount, and not said twice', () => {
    expect(amountOf('CA', 'llc', 'Annual Tax')).toBe('$800')
    expect(amountOf('AK', 'llc', 'Business License')).toBe('$50')
    expect(titlesOf('WY', 'llc')).not.toContain('License Fee')
  })

  test('what only usually holds says so', () => {
    expect(view('GA', 'llc').facts.some(({ isConfirmed }) => !isConfirmed)).toBe(true)
    expect(view('ND', 'llc').facts.every(({ isConfirmed }) => isConfirmed)).toBe(true)
  })

  test('what must come first or follow at once is told for the type that has it', () => {
    expect(factIn('AL', 'llc', 'Name reservation')).toMatchObject({ amount: '$28', who: null })
    expect(titlesOf('NE', 'llc').join()).toMatch(/Publish/)
    expect(titlesOf('NY', 'llc').join()).toMatch(/Publish/)
    expect(titlesOf('NY', 'corporation').join()).not.toMatch(/Publish/)
  })
})

test.each([
  [{ least: 0, most: 0 }, 'No state fee'],
  [{ least: 175_00, most: 175_00 }, '$175'],
  [{ least: 25_00, most: 4500_00 }, '$25 to $4,500'],
  [{ least: 456_00, most: null }, 'from $456'],
  [{ least: 0, most: 900_00 }, 'up to $900'],
  [{ least: 0, most: null }, 'depends'],
])('%o is read as “%s”', (amount, words) => {
  expect(amountText(amount)).toBe(words)
})

describe('by facts of which we know the answer', () => {
  const yearlyOn = (due: string) =>
    ({ type: 'fixed_date', due, every_years: 1, first: 'year_after_formation' }) as const
  const dayFact = (key: string, due: string) => stateFact({ key, title: key, due: yearlyOn(due) })
  const daysOf = (facts: Parameters<typeof typeFactsView>[0]) =>
    typeFactsView(facts, 'llc', TODAY).days
  const viewOf = (fact: ReturnType<typeof stateFact>) =>
    typeFactsView([fact], 'llc', TODAY).facts[0]

  test('the first two days of each fact are shown by their date, and six in all', () => {
    const facts = [
      dayFact('report', '09-01'),
      dayFact('licence', '03-01'),
      dayFact('tax', '06-01'),
      dayFact('tax.levy', '01-05'),
    ]

    expect(daysOf(facts.slice(0, 1)).map(({ due }) => due)).toEqual(['2027-09-01', '2028-09-01'])
    expect(daysOf(facts).map(({ due }) => due)).toEqual([
      '2027-01-05',
      '2027-03-01',
      '2027-06-01',
      '2027-09-01',
      '2028-01-05',
      '2028-03-01',
    ])
  })

  test('no day is shown of what only some owe, or what is paid with something else', () => {
    const some = { ...dayFact('tax', '03-01'), applies: { owedByAll: false, who: 'Some do.' } }
    const all = { ...dayFact('tax', '03-01'), applies: { owedByAll: true, who: 'All do.' } }
    const paidWith = { ...dayFact('tax', '03-01'), paidWith: 'report' }

    expect([some, all, paidWith].map((fact) => daysOf([fact]).length)).toEqual([0, 2, 0])
    expect([some, all].map((fact) => viewOf(fact)?.who)).toEqual(['Some do.', 'All do.'])
  })

  test('a day, like its fact, counts as certain only where the state itself says it', () => {
    const fact = dayFact('report', '03-01')
    const usual = { ...fact, certainty: 'usual' } as const
    const unsourced = { ...fact, source: null }

    expect([fact, usual, unsourced].map((one) => daysOf([one])[0]?.isUsual)).toEqual([
      false,
      true,
      true,
    ])
    expect([fact, usual, unsourced].map((one) => viewOf(one)?.isConfirmed)).toEqual([
      true,
      false,
      false,
    ])
  })

  test('the filing fee is called that in every state, and its words name the document', () => {
    expect(viewOf(feeFact(100, { words: 'Filed online.' }))).toMatchObject({
      title: 'Filing fee',
      words: 'Articles of Organization. Filed online.',
    })
    expect(viewOf(feeFact(100))?.words).toBe('Articles of Organization.')
  })

  test('only a report with neither a day nor a fee is none', () => {
    const { due } = dayFact('report', '03-01')
    const amount = (change: Parameters<typeof stateFact>[0]) => viewOf(stateFact(change))?.amount

    expect(amount({})).toBe('None')
    expect(amount({ due })).toBe('No state fee')
    expect(amount({ fee: { type: 'fixed', cents: 5_00 } })).toBe('$5')
    expect(amount({ key: 'tax' })).toBe('No state fee')
    expect(asksNoReport([stateFact({ due })], 'llc', TODAY)).toBe(false)
  })

  test('what is paid with something that the state has not is not said to be', () => {
    expect(viewOf(stateFact({ key: 'tax', paidWith: 'report' }))?.when).toBe(
      viewOf(stateFact({ key: 'tax' }))?.when,
    )
  })
})

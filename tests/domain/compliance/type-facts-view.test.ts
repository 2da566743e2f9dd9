import { describe, expect, test } from 'vitest'

import { amountWords, asksNoReport, typeFactsView } from '@/src/domain/compliance/type-facts-view'
import { STATE_FACTS } from '@/src/seed/state-facts'

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
      amount: '$500',
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
    expect(view('FL', 'llc').facts.every(({ isConfirmed }) => isConfirmed)).toBe(true)
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
  expect(amountWords(amount)).toBe(words)
})

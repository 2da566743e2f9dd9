import { expect, test } from 'vitest'

import { statePageFacts } from '@/src/domain/compliance/state-page-facts'
import { factsOf } from '@/tests/support/orders/companies'

const NOW = new Date('2026-11-20T12:00:00Z')

const page = (code: string, company: 'llc' | 'corporation' = 'llc') =>
  statePageFacts({ facts: factsOf(code), filingFee: 1 }, company, NOW)

test('a state’s page says the fee of the type of company, with the day it was read', () => {
  expect(page('MA')).toMatchObject({ filingFee: 500, feeAsOf: '2026-10-10' })
  expect(page('MA', 'corporation')).toMatchObject({ filingFee: 275, feeAsOf: '2026-10-10' })
  expect(page('TN')).toMatchObject({ filingFee: 300 })
})

test('the next three reports of a company formed today, by the rule of its type', () => {
  expect(page('DE', 'corporation').report).toMatchObject({
    name: 'Annual Report and Franchise Tax',
    fee: 50,
    when: 'Every year, by March 1',
    deadlines: [{ due: '2027-03-01' }, { due: '2028-03-01' }, { due: '2029-03-01' }],
  })
  expect(page('CA').report?.deadlines.map(({ due }) => due)).toEqual([
    '2027-02-18',
    '2028-11-30',
    '2030-11-30',
  ])
  expect(page('UT').report?.when).toBe(
    'Every year, by the last day of the month in which the company was formed',
  )
  expect(page('NM').report).toBeNull()
})

test('what is paid next is what the page says: Delaware’s $400', () => {
  expect(page('DE').report?.fee).toBe(400)
})

test('a state’s first tax is named, and whether it comes with the report', () => {
  expect(page('CA').tax).toEqual({ name: 'Annual Tax', minimum: 800, withReport: false })
  expect(page('WY').tax).toEqual({ name: 'License Fee', minimum: 60, withReport: true })
  expect(page('AK').tax).toEqual({ name: 'Business License', minimum: 50, withReport: false })
  expect(page('NM').tax).toBeNull()
})

test('what only usually holds makes the page say so, and its sources are named once', () => {
  expect(page('FL').certainty).toBe('confirmed')
  expect(page('GA').certainty).toBe('usual')
  const { sources } = page('CA')
  expect(new Set(sources).size).toBe(sources.length)
})

test('what must come first or follow at once is told where it must', () => {
  expect(page('AL')).toMatchObject({ nameReservation: 28, publicationRequired: false })
  expect(page('NE')).toMatchObject({ nameReservation: null, publicationRequired: true })
  expect(page('NY', 'corporation').publicationRequired).toBe(false)
})

test('a state without readable facts keeps its stored fee, and says nothing else', () => {
  expect(statePageFacts({ facts: 'broken', filingFee: 70 }, 'llc', NOW)).toMatchObject({
    filingFee: 70,
    feeAsOf: null,
    report: null,
    tax: null,
    sources: [],
  })
})

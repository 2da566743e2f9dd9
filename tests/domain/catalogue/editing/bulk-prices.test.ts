import { expect, test } from 'vitest'

import {
  averagePrice,
  bulkChange,
  percentIn,
  priceSteps,
} from '@/src/domain/catalogue/editing/bulk-prices'
import { fieldErrors } from '@/src/lib/errors'

const rows = [
  { id: 'a', name: 'EIN', price: 75, isActive: true },
  { id: 'b', name: 'Seal', price: 29.99, isActive: false },
]

test('a percentage is rounded to the cent, and what stays the same is left out', () => {
  const change = { way: 'percent', amount: 10, activeOnly: false } as const
  expect(priceSteps(rows, change)).toEqual([
    { id: 'a', name: 'EIN', before: 75, after: 82.5 },
    { id: 'b', name: 'Seal', before: 29.99, after: 32.99 },
  ])
  expect(priceSteps(rows, { ...change, amount: 0 })).toEqual([])
  expect(priceSteps(rows, { ...change, amount: -100 }).map(({ after }) => after)).toEqual([0, 0])
})

test('one price is for all, or for those that are active', () => {
  const change = { way: 'price', amount: 75, activeOnly: false } as const
  expect(priceSteps(rows, change)).toEqual([{ id: 'b', name: 'Seal', before: 29.99, after: 75 }])
  expect(priceSteps(rows, { ...change, activeOnly: true })).toEqual([])
})

test('no price rises above the most that one may be', () => {
  const dear = [{ id: 'c', name: 'All', price: 900_000, isActive: true }]
  const change = { way: 'percent', amount: 1000, activeOnly: false } as const
  expect(priceSteps(dear, change)).toMatchObject([{ after: 1_000_000 }])
})

test.each([
  ['10', 1000],
  ['-7.5%', -750],
  ['+0.25', 25],
  ['1e3', null],
  ['12abc', null],
  ['1.005', null],
  ['', null],
])('the percentage %j is %j hundredths', (text, hundredths) => {
  expect(percentIn(text)).toBe(hundredths)
})

test.each([
  ['percent', '12abc', 'Enter a percentage such as 10 or -7.5.'],
  ['percent', '-101', 'A price cannot fall by more than 100 percent.'],
  ['percent', '1001', 'Enter at most 1,000 percent.'],
  ['price', '-1', 'Enter 0 or more.'],
])('by %s, %j is refused with a sentence', (way, amount, words) => {
  const { error } = bulkChange.safeParse({ way, amount, activeOnly: false })
  expect(error && fieldErrors(error)).toEqual({ amount: words })
})

test('the average is in whole dollars, and 0 of nothing', () => {
  expect(averagePrice([])).toBe(0)
  expect(averagePrice([29.5, 30])).toBe(30)
  expect(averagePrice([0.1, 0.2])).toBe(0)
})

import { expect, test } from 'vitest'

import { addonForm, NEW_ADDON } from '@/src/domain/catalogue/editing/addon-form'
import { NEW_PACKAGE, packageEntry, packageForm } from '@/src/domain/catalogue/editing/package-form'
import { stateForm } from '@/src/domain/catalogue/editing/state-form'
import { NEW_STEP, stepForm } from '@/src/domain/catalogue/editing/step-form'
import { fieldErrors } from '@/src/lib/errors'

const valid = { ...NEW_PACKAGE, name: 'Premium' }

/** What is said beside a field of a package; nothing where the form is right. */
function complaint(change: object, field: string): string | undefined {
  const { error } = packageForm.safeParse({ ...valid, ...change })
  return error && fieldErrors(error)[field]
}

test.each([
  ['-1', 'Enter 0 or more.'],
  [-1, 'Enter 0 or more.'],
  ['1.005', 'Enter whole dollars, such as 199.'],
  ['199.50', 'Enter whole dollars, such as 199.'],
  ['12abc', 'Enter whole dollars, such as 199.'],
  ['', 'Enter a price.'],
  ['1e9', 'Enter whole dollars, such as 199.'],
  ['1000001', 'Enter at most 1,000,000.'],
  [null, 'Enter a price.'],
])('the price %j of a package is refused with a sentence', (price, words) => {
  expect(complaint({ price }, 'price')).toBe(words)
})

test.each([
  ['1.005', 'Use at most two decimals.'],
  ['12abc', 'Enter an amount such as 29.50.'],
  ['-1', 'Enter 0 or more.'],
])('the price %j of an add-on is refused with a sentence', (price, words) => {
  const { error } = addonForm.safeParse({ ...NEW_ADDON, name: 'EIN', price })
  expect(error && fieldErrors(error)).toEqual({ price: words })
})

test.each([
  ['199', 199],
  ['$1,250', 1250],
  [0, 0],
])('the price %j is %d dollars', (price, dollars) => {
  expect(packageForm.parse({ ...valid, price }).price).toBe(dollars)
})

test.each([
  ['', 'Enter a name.'],
  ['x'.repeat(10_000), 'Use at most 80 characters.'],
  ['<script>alert(1)</script>', 'Leave out < and >.'],
  [7, 'Enter text.'],
])('the name %j is refused with a sentence', (name, words) => {
  expect(complaint({ name }, 'name')).toBe(words)
})

test('blank features are dropped, and too long ones are refused', () => {
  const { features } = packageForm.parse({ ...valid, features: ['', ' Filing ', '  ', 'EIN'] })
  expect(features).toEqual(['Filing', 'EIN'])
  expect(complaint({ features: ['x'.repeat(301)] }, 'features.0')).toBe(
    'Use at most 300 characters.',
  )
})

test('what a form parsed, it parses to the same again', () => {
  const once = packageForm.parse({ ...valid, price: '$1,250', features: ['a', ''] })
  expect(packageForm.parse(once)).toEqual(once)
  expect(packageEntry(once)).toEqual(once)
})

test('a description needs its package, a title and a text', () => {
  const { error } = stepForm.safeParse(NEW_STEP)
  expect(error && fieldErrors(error)).toEqual({
    package: 'Choose a package.',
    stepTitle: 'Enter a step title.',
    stepDescription: 'Enter a step description.',
  })
})

const state = {
  name: 'Wyoming',
  code: 'wy',
  filingFee: '100',
  serviceFee: 49,
  turnaroundTime: '3 days',
  agentName: '',
  agentStreet: '',
  agentCity: '',
  agentZip: '',
  isActive: true,
  feeFrom: '',
  sourceTitle: '',
  sourceUrl: '',
  checked: '',
}

test.each([
  ['code', 'abc', 'Use the two-letter state code, such as WY.'],
  ['code', 'W1', 'Use the two-letter state code, such as WY.'],
  ['feeFrom', '2026-02-30', 'Enter a day.'],
  ['sourceUrl', 'javascript:alert(1)', 'Enter an address that starts with https://.'],
])('of a state, %s %j is refused with a sentence', (field, value, words) => {
  const { error } = stateForm.safeParse({ ...state, [field]: value })
  expect(error && fieldErrors(error)[field]).toBe(words)
})

test('a code is kept in capitals, and a source has both a name and an address', () => {
  expect(stateForm.parse(state).code).toBe('WY')
  const { error } = stateForm.safeParse({ ...state, sourceTitle: 'Fee schedule' })
  expect(error && fieldErrors(error)).toEqual({ sourceUrl: 'Enter the address of the source.' })
})

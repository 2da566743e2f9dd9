import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { formatTaxId, maskTaxId, taxIdDigits, taxIdProblem } from '@/src/domain/filing/tax-id'

const nineDigits = fc
  .integer({ min: 0, max: 999_999_999 })
  .map((number) => String(number).padStart(9, '0'))

test('no number is both an SSN and an ITIN', () => {
  fc.assert(
    fc.property(nineDigits, (digits) => {
      const isSsn = taxIdProblem('ssn', digits) === null
      const isItin = taxIdProblem('itin', digits) === null
      expect(isSsn && isItin).toBe(false)
    }),
  )
})

test('a number is the same however it is grouped', () => {
  fc.assert(
    fc.property(nineDigits, (digits) => {
      expect(taxIdDigits(formatTaxId(digits))).toBe(digits)
    }),
  )
})

test('a mask shows the end alone', () => {
  expect(maskTaxId('1234')).toBe('•••-••-1234')
})

describe('an SSN', () => {
  test.each(['219-09-9998', '001-01-0001', '899 99 9999'])('can be %s', (text) => {
    expect(taxIdProblem('ssn', text)).toBeNull()
  })

  test.each([
    '000-12-3456',
    '666-12-3456',
    '900-12-3456',
    '123-00-4567',
    '123-45-0000',
    '078-05-1120',
    '12345678',
    '123-45-67890',
    'abcdefghi',
    '',
  ])('cannot be %s', (text) => {
    expect(taxIdProblem('ssn', text)).not.toBeNull()
  })
})

describe('an ITIN', () => {
  test.each([
    '912-50-0001',
    '999-65-1234',
    '900-70-0000',
    '950-88-1234',
    '950-92-1',
    '950-94-1234',
  ])('may be %s only in the ranges of the IRS', (text) => {
    const isWhole = taxIdDigits(text) !== null
    expect(taxIdProblem('itin', text) === null).toBe(isWhole)
  })

  test.each([
    '812-50-0001',
    '912-49-0001',
    '912-66-0001',
    '912-69-0001',
    '912-89-0001',
    '912-93-0001',
  ])('cannot be %s', (text) => {
    expect(taxIdProblem('itin', text)).not.toBeNull()
  })
})

test.each([
  [49, false],
  [50, true],
  [65, true],
  [66, false],
  [69, false],
  [70, true],
  [88, true],
  [89, false],
  [90, true],
  [92, true],
  [93, false],
  [94, true],
  [99, true],
])('an ITIN with %d in the middle is issued: %s', (group, isIssued) => {
  expect(taxIdProblem('itin', `912-${group}-0001`) === null).toBe(isIssued)
})

test.each([
  ['ssn', '12-34', 'Enter the nine digits of the SSN, such as 123-45-6789.'],
  ['itin', '12-34', 'Enter the nine digits of the ITIN, such as 123-45-6789.'],
  ['ssn', '912-50-0001', 'An SSN never starts with 9. Is this an ITIN?'],
  ['itin', '219-09-9998', 'An ITIN starts with 9. Is this an SSN?'],
  ['ssn', '000-12-3456', 'This is not a valid SSN. Please check the digits.'],
  ['ssn', '078-05-1120', 'This is a sample number. Please enter your own SSN.'],
  ['itin', '912-49-0001', 'This is not a valid ITIN. Please check the fourth and fifth digits.'],
] as const)('as %s, %s is answered with what to do', (kind, text, problem) => {
  expect(taxIdProblem(kind, text)).toBe(problem)
})

test('whoever has neither number needs to enter none', () => {
  expect(taxIdProblem('foreign', '')).toBeNull()
})

import { describe, expect, test } from 'vitest'

import {
  filedName,
  hasEnding,
  nameFindings,
  nameRule,
} from '@/src/domain/catalogue/states/company-name-rules'

const llc = (name: string, state: string | null) => ({ name, type: 'llc', state }) as const
const corporation = (name: string, state: string) => ({ name, type: 'corporation', state }) as const
const saidOf = (name: string, state: string) =>
  nameFindings(llc(name, state))
    .map(({ message }) => message)
    .join(' ')

test('31 MRSA 1508: Maine takes “LC” and “Limited Company”', () => {
  expect(hasEnding(llc('Harbor L.C.', 'ME'))).toBe(true)
  expect(hasEnding(llc('Harbor Limited Company', 'ME'))).toBe(true)
})

test.each([
  ['La. R.S. 12:1306', 'LA'],
  ['Md. C&A 1-502', 'MD'],
  ['MCL 450.4204', 'MI'],
])('%s: %s takes “LC” and “L.C.”, and not “Limited Company”', (_statute, state) => {
  expect(hasEnding(llc('Harbor LC', state))).toBe(true)
  expect(hasEnding(llc('Harbor L.C.', state))).toBe(true)
  expect(hasEnding(llc('Harbor Limited Company', state))).toBe(false)
  expect(filedName(llc('Harbor L.C.', state))).toBe('Harbor L.C.')
})

test('15 Pa.C.S. 204: Pennsylvania may take “Company” and “Co.”, so we add nothing to them', () => {
  expect(filedName(llc('Harbor Company', 'PA'))).toBe('Harbor Company')
  expect(filedName(llc('Harbor Co.', 'PA'))).toBe('Harbor Co.')
  expect(filedName(llc('Harbor Ltd.', 'PA'))).toBe('Harbor Ltd.')
  expect(filedName(llc('Harbor Company', 'DE'))).toBe('Harbor Company LLC')
})

describe('the endings of a corporation', () => {
  test('Alabama takes “Incorporated” and “Corporation” alone', () => {
    expect(hasEnding(corporation('Harbor Inc.', 'AL'))).toBe(true)
    expect(hasEnding(corporation('Harbor Corp.', 'AL'))).toBe(true)
    expect(hasEnding(corporation('Harbor Ltd.', 'AL'))).toBe(false)
    expect(hasEnding(corporation('Harbor Company', 'AL'))).toBe(false)
    expect(nameRule('corporation', 'AL', 'Alabama')).toBe(
      'In Alabama the name ends with “Corp.”, “Corporation”, “Inc.” or “Incorporated”. Leave it out and we add “Inc.”.',
    )
  })

  test('Ohio R.C. 1701.05: “Company”, and no “Limited”', () => {
    expect(hasEnding(corporation('Harbor Company', 'OH'))).toBe(true)
    expect(hasEnding(corporation('Harbor Limited', 'OH'))).toBe(false)
    expect(hasEnding(llc('Harbor Limited', 'OH'))).toBe(true)
  })

  test.each(['PA', 'MD', 'MI'])('%s takes all four', (state) => {
    for (const ending of ['Corporation', 'Inc.', 'Ltd.', 'Company']) {
      expect(hasEnding(corporation(`Harbor ${ending}`, state))).toBe(true)
    }
  })
})

test.each([
  ['Harbor LC', 'DE'],
  ['Harbor, L.C.', 'DE'],
  ['Harbor Limited Company', 'MD'],
  ['Harbor LC LC', null],
])('“%s” is not filed with two endings', (name, state) => {
  expect(filedName(llc(name, state))).toBe('Harbor LLC')
})

test('a name of such an ending alone keeps it as its word', () => {
  expect(filedName(llc('LC', 'DE'))).toBe('LC LLC')
})

test.each(['Guarantee', 'Loan', 'Mutual'])(
  'Louisiana’s Office of Financial Institutions watches “%s”',
  (word) => {
    expect(saidOf(`Harbor ${word} LLC`, 'LA')).toContain(`“${word}” is watched in Louisiana`)
    expect(saidOf(`Harbor ${word} LLC`, 'DE')).toBe('')
  },
)

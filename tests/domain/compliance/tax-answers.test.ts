import { expect, test } from 'vitest'

import { chosenTaxOf, fiscalYearEndOf } from '@/src/domain/compliance/tax-answers'

test.each([
  [{ closingMonth: '12' }, '12-31'],
  [{ closingMonth: '6', other: 'x' }, '06-30'],
  [{ closingMonth: '2' }, '02-29'],
  [{ closingMonth: '1' }, '01-31'],
  [{ closingMonth: '13' }, undefined],
  [{ closingMonth: '0' }, undefined],
  [{ closingMonth: '' }, undefined],
  [{}, undefined],
  [null, undefined],
])('who answers %j closes the year on %s', (answers, day) => {
  expect(fiscalYearEndOf(answers)).toBe(day)
})

const ELECTION = { kind: 'add_on', label: 'S-Corporation Election' } as const
const AGENT = { kind: 'add_on', label: 'Registered Agent (1 year)' } as const

test.each([
  [[{ entityType: 's_corporation' }], [], 's_corp'],
  [[{ entityType: 'corporation' }], [], 'c_corp'],
  [[{ entityType: 'personal_service' }], [], 'c_corp'],
  [[{ entityType: 'corporation' }], [AGENT, ELECTION], 's_corp'],
  [[], [ELECTION], 's_corp'],
  [[{ entityType: 'disregarded' }, { entityType: 's_corporation' }], [], 's_corp'],
  [[{ entityType: 'llc_partnership' }], [AGENT], null],
  [[null, {}], [], null],
])('who answers %j and holds %j is taxed as %s', (answers, lines, taxedAs) => {
  expect(chosenTaxOf(answers, lines)).toBe(taxedAs)
})

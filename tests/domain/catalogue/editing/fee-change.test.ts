import { expect, test } from 'vitest'

import { changedFee, type FeeChange } from '@/src/domain/catalogue/editing/fee-change'
import { FEE_COLUMNS, feeCells, feeLines, planFees } from '@/src/domain/catalogue/editing/fee-file'
import { filingFeeOn } from '@/src/domain/catalogue/facts/on-sale'
import type { StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { feeFact, stateFact } from '@/tests/support/orders/state-facts'

const TODAY = '2026-11-22'
const LATER = '2027-01-01'
const SOURCE = { title: 'Fee schedule', url: 'https://sos.example.gov/fees' }

const to = (dollars: number, change: Partial<FeeChange> = {}): FeeChange => ({
  cents: dollars * 100,
  from: null,
  source: SOURCE,
  checked: TODAY,
  ...change,
})

function changed(facts: readonly StateFact[], change: FeeChange) {
  const found = changedFee(facts, change, TODAY)
  if (!found.ok) throw new Error(found.message)
  return found
}

const feeOn = (facts: readonly StateFact[], day: string) => filingFeeOn(facts, 'llc', day)?.cents

test('another fee is a version from today, and the earlier one stays as history', () => {
  const before = [feeFact(100), stateFact()]
  const { is, facts } = changed(before, to(120))
  expect(is).toBe('added')
  expect(feeOn(facts, '2026-11-21')).toBe(100_00)
  expect(feeOn(facts, TODAY)).toBe(120_00)
  expect(facts.find(({ from }) => from === TODAY)).toMatchObject({
    source: SOURCE,
    certainty: 'confirmed',
  })
  expect(facts).toEqual(expect.arrayContaining(before))
})

test('a fee from a later day is announced until then', () => {
  const { facts } = changed([feeFact(100)], to(125, { from: LATER }))
  expect(feeOn(facts, '2026-12-31')).toBe(100_00)
  expect(feeOn(facts, LATER)).toBe(125_00)
})

test('a fee corrected twice on a day is one version of that day', () => {
  const once = changed([feeFact(100)], to(120))
  const twice = changed(once.facts, to(130))
  expect(twice.is).toBe('changed')
  expect(twice.facts).toHaveLength(2)
  expect(feeOn(twice.facts, TODAY)).toBe(130_00)
})

test('the same fee with another source corrects that version, and nothing else is the same', () => {
  const { is, facts } = changed([feeFact(100)], to(100))
  expect(is).toBe('changed')
  expect(facts).toMatchObject([{ source: SOURCE, from: null }])
  expect(changed(facts, to(100)).is).toBe('same')
})

test('a fee without a source goes on the review list', () => {
  const { fact } = changed([feeFact(100)], to(120, { source: null, checked: null }))
  expect(fact).toMatchObject({ certainty: 'usual', source: null, checked: null })
})

test('by channel, the one that we file through gets the fee', () => {
  const channel = { type: 'channel', online: 100_00, paper: 150_00, uses: 'online' } as const
  const { fact } = changed([feeFact(100, { fee: channel })], to(110))
  expect(fact.fee).toEqual({ ...channel, online: 110_00 })
})

test('the first fee of a state has always held', () => {
  expect(changed([], to(90)).fact).toMatchObject({ from: null, fee: { cents: 90_00 } })
})

test.each([
  ['a day that is over', to(120, { from: '2026-11-21' }), 'from'],
  ['a check in the future', to(120, { checked: LATER }), 'checked'],
])('%s is refused beside its field', (_what, change, field) => {
  expect(changedFee([feeFact(100)], change, TODAY)).toMatchObject({ ok: false, field })
})

test('a fee that depends on the company is corrected as a fact, not here', () => {
  const range = { type: 'range', least: 100_00, most: null } as const
  expect(changedFee([feeFact(0, { fee: range })], to(120), TODAY)).toMatchObject({
    ok: false,
    field: 'filing_fee',
  })
})

const KNOWN = new Map([
  ['WY', [feeFact(100), feeFact(125, { from: LATER }), stateFact()]],
  ['TX', [feeFact(300)]],
])

const rowsOf = (lines: readonly (readonly string[])[]) =>
  lines.map((line, at) => ({
    row: at + 2,
    cells: feeCells.parse(
      Object.fromEntries(FEE_COLUMNS.map((column, place) => [column, line[place] ?? ''])),
    ),
  }))

const plan = (...lines: string[][]) => planFees(rowsOf(lines), KNOWN, TODAY)

test('what is exported and imported unchanged is all the same', () => {
  const lines = [...KNOWN].flatMap(([code, facts]) => feeLines(code, facts, TODAY))
  expect(lines).toHaveLength(3)
  const found = planFees(rowsOf(lines), KNOWN, TODAY)
  expect(found).toMatchObject({ added: [], changed: [], refused: [], same: 3 })
})

const FROM = ['The state', 'https://state.example/fees', '2026-10-10']

test('added, changed, same and refused rows are told apart', () => {
  const found = plan(
    ['WY', '110.00', '', ...FROM],
    ['WY', '130.00', LATER, ...FROM],
    ['tx', '300.00', '', ...FROM],
    ['ZZ', '10.00', '', ...FROM],
  )
  expect(found.added).toMatchObject([{ row: 2, state: 'WY' }])
  expect(found.changed).toMatchObject([
    { row: 3, changes: [{ column: 'filing_fee', before: '125.00', after: '130.00' }] },
  ])
  expect(found.same).toBe(1)
  expect(found.refused).toMatchObject([{ row: 5, column: 'state' }])
  const wyoming = found.facts.get('WY') ?? []
  expect([feeOn(wyoming, TODAY), feeOn(wyoming, LATER)]).toEqual([110_00, 130_00])
})

test('the same row twice is refused, with the row that came first', () => {
  const line = ['TX', '310.00', '', ...FROM]
  expect(plan(line, line).refused).toEqual([
    { row: 3, column: 'state', message: 'Row 2 is about the same fee.' },
  ])
})

test.each([
  ['filing_fee', ['TX', '-1', '', ...FROM]],
  ['filing_fee', ['TX', '1.005', '', ...FROM]],
  ['filing_fee', ['TX', '12abc', '', ...FROM]],
  ['filing_fee', ['TX', '9999999', '', ...FROM]],
  ['filing_fee', ['TX', '=1+1', '', ...FROM]],
  ['from', ['TX', '310', 'tomorrow', ...FROM]],
  ['from', ['TX', '310', '2020-01-01', ...FROM]],
  ['source_url', ['TX', '310', '', 'The state', 'javascript:1', '']],
  ['source_title', ['TX', '310', '', '', 'https://state.example', '']],
  ['source_title', ['TX', '310', '', 'The \u0000', 'https://state.example', '']],
  ['checked', ['TX', '310', '', 'The state', 'https://state.example', '2027-05-05']],
])('a wrong cell %s is refused by its name', (column, line) => {
  expect(plan(line).refused).toMatchObject([{ row: 2, column }])
})

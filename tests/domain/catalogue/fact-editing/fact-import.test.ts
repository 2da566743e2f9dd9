import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellsOf, factIn } from '@/src/domain/catalogue/fact-editing/fact-columns'
import { planImport } from '@/src/domain/catalogue/fact-editing/fact-import'
import { escapedCell, plainCell } from '@/src/domain/catalogue/fact-editing/fee-text'
import type { StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { STATE_FACTS } from '@/src/seed/state-facts'

const TODAY = '2026-11-22'
const states = new Map(Object.entries(STATE_FACTS))
const rows = [...states].flatMap(([code, facts]) => facts.map((fact) => cellsOf(code, fact)))
const numbered = rows.map((cells, index) => ({ row: index + 2, cells }))

const first = rows[0]
if (!first) throw new Error('No facts are shipped')

const plan = (changes: object) =>
  planImport([{ row: 2, cells: { ...first, ...changes } }], states, TODAY)

test('every shipped fact comes back from its row as it was', () => {
  const back = [...states].flatMap(([code, facts]) =>
    facts.map((fact) => factIn(cellsOf(code, fact))),
  )
  expect(back).toEqual([...states.values()].flat())
})

test('the rows of all facts, in any order, change nothing', () => {
  const found = planImport(numbered.toReversed(), states, TODAY)
  expect(found).toMatchObject({ added: [], changed: [], refused: [], same: rows.length })
  expect(found.facts.size).toBe(0)
})

test('any text survives a spreadsheet that takes formulas away', () => {
  const escapeByCsv = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
  const start = fc.constantFrom('', '=', "'=", "''+", '-', '@', "'", '\t', 'a')
  fc.assert(
    fc.property(start, fc.string(), (begin, rest) => {
      const text = begin + rest
      expect(plainCell(escapeByCsv(escapedCell(text)))).toBe(text)
    }),
  )
})

test('one changed cell changes that fact alone, and says from what to what', () => {
  const { changed, added, facts } = plan({ fee: '$1,999.00' })
  expect(added).toEqual([])
  expect(changed).toMatchObject([
    { row: 2, changes: [{ column: 'fee', before: first.fee, after: '1999.00' }] },
  ])
  const [code, after] = [...facts][0] ?? []
  const before = states.get(code ?? '') ?? []
  expect(after?.filter((fact, at) => fact !== before[at])).toHaveLength(1)
})

test('another first day adds a version, after those that there are', () => {
  const { added, facts } = plan({ from: '2027-01-01', fee: '10' })
  expect(added).toMatchObject([{ row: 2, state: first.state }])
  const after = facts.get(first.state) ?? []
  const own = after.filter(
    (fact: StateFact) => fact.key === first.key && fact.company === first.company,
  )
  expect(own.at(-1)).toMatchObject({ from: '2027-01-01', fee: { type: 'fixed', cents: 1000 } })
})

test.each([
  ['state', { state: 'ZZ' }, /No state/],
  ['company', { company: 'partnership' }, /llc or corporation/],
  ['key', { key: 'Report' }, /small letters/],
  ['from', { from: '1/1/2027' }, /date such as/],
  ['basis', { basis: 'year' }, /tax_year/],
  ['title', { title: '' }, /1 to 120/],
  ['title', { title: '=HYPERLINK("https://evil.example")' }, /formula/],
  ['note', { note: '@SUM(A1)' }, /formula/],
  ['words', { words: 'x'.repeat(601) }, /600/],
  ['fee', { fee: 'much' }, /amount/],
  ['fee', { fee: '{"type":"fixed"}' }, /cents/],
  ['due', { due: '{' }, /rule as JSON/],
  ['applies', { applies: 'nobody' }, /everybody/],
  ['when', { when: '{}' }, /condition/],
  ['is_payment', { is_payment: 'maybe' }, /yes or no/],
  ['source_url', { source_url: 'javascript:alert(1)' }, /https/],
  ['source_title', { source_title: '' }, /source_url/],
  ['source_title', { source_title: '', source_url: '' }, /needs its source/],
  ['checked', { checked: '2026-11-23' }, /future/],
  ['checked', { checked: '' }, /needs the day/],
  ['certainty', { certainty: 'sure' }, /confirmed or usual/],
  ['note', { note: 'a\u0000b' }, /cannot be stored/],
  ['applies', { applies: '{"owedByAll":true,"who":"a\\u0000b"}' }, /cannot be stored/],
])('a row with a wrong %s is refused, with a sentence: %j', (column, changes, message) => {
  const { refused, added, changed } = plan(changes)
  expect([...added, ...changed]).toEqual([])
  expect(refused).toEqual([{ row: 2, column, message: expect.stringMatching(message) }])
})

test('a fact that stands in two rows is refused the second time', () => {
  const twice = [3, 4].map((row) => ({ row, cells: first }))
  expect(planImport(twice, states, TODAY).refused).toEqual([
    { row: 4, column: 'key', message: 'Row 3 is about the same fact.' },
  ])
})

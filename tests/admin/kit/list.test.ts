import { expect, test } from 'vitest'
import { type Askable, isNarrowed, questionIn } from '@/src/admin/kit/list/list-spec'
import { csvLine } from '@/src/lib/csv/csv'
import { cursorAfter, cursorIn, cursorText } from '@/src/queries/platform/list-pages'

const list: Askable = {
  views: {
    all: { label: 'All', where: {} },
    late: { label: 'Late', where: { late: { equals: true } } },
  },
  filters: {
    state: {
      label: 'State',
      options: { WY: 'Wyoming', DE: 'Delaware' },
      where: (states) => ({ state: { in: [...states] } }),
    },
  },
  search: { label: 'Number', where: (text) => ({ number: { equals: text } }) },
  sort: '-createdAt',
  columns: [{ sort: 'createdAt' }, {}],
}

test('an address says view, filters, search and order, and nothing else decides', () => {
  const asked = questionIn(list, { view: 'late', state: 'DE,WY', q: ' 42 ', sort: 'createdAt' })
  expect(asked).toMatchObject({
    view: 'late',
    chosen: { state: ['WY', 'DE'] },
    text: '42',
    sort: 'createdAt',
    after: null,
  })
  expect(asked.where).toEqual({
    and: [
      { state: { in: ['WY', 'DE'] } },
      { late: { equals: true } },
      { number: { equals: '42' } },
    ],
  })
})

test('unknown words are dropped, so that an old bookmark opens', () => {
  const old = { view: 'gone', state: 'XX,__proto__', sort: 'password', after: 'rubbish' }
  expect(questionIn(list, old)).toEqual(questionIn(list, {}))
  expect(isNarrowed(list, questionIn(list, old))).toBe(false)
  expect(isNarrowed(list, questionIn(list, { view: 'late' }))).toBe(true)
})

test('a view may be sorted in its own way, and a search may look in all of them', () => {
  const own: Askable = {
    ...list,
    views: {
      late: { label: 'Late', where: { late: { equals: true } }, sort: 'dueAt' },
      all: { label: 'All', where: {} },
    },
    search: { label: 'Number', where: (text) => ({ number: { equals: text } }), view: 'all' },
  }
  expect(questionIn(own, {})).toMatchObject({ view: 'late', sort: 'dueAt' })
  expect(questionIn(own, { sort: '-createdAt' }).sort).toBe('-createdAt')
  expect(questionIn(own, { view: 'all' }).sort).toBe('-createdAt')
  expect(questionIn(own, { q: '42' }).view).toBe('all')
  expect(questionIn(own, { q: '42', view: 'late' }).view).toBe('late')
})

test('a cursor comes back as it was written, and rubbish is none', () => {
  const at = ['2026-11-21T20:04:00.000Z', '7d20bb18-4b34-4a44-9a9b-5d0f2f3b7c11'] satisfies [
    string,
    string,
  ]
  for (const sorted of [at[0], 42, -1, 0.5, '/old path/“é”', '']) {
    const place = [sorted, at[1]] satisfies [string | number, string]
    expect(cursorIn(cursorText(place))).toEqual(place)
  }
  expect(() => cursorAfter({ after: 'rubbish' })).toThrow('cannot be read')
  for (const rubbish of [
    '',
    'x',
    '%00',
    'a'.repeat(9999),
    Buffer.from('2026-11-21 1').toString('base64url'),
    Buffer.from(`${at[0]} ' or 1=1`).toString('base64url'),
  ]) {
    expect(cursorIn(rubbish)).toBeNull()
  }
  expect(cursorIn(['a', 'b'])).toBeNull()
})

test('a spreadsheet takes no cell for a formula', () => {
  expect(csvLine(['=1+1', '@x', 'a "b", c', 'plain'])).toBe(`'=1+1,'@x,"a ""b"", c",plain\r\n`)
})

import { expect, test } from 'vitest'
import {
  type FactFields,
  factFields,
  factForm,
} from '@/src/domain/catalogue/fact-editing/fact-form'
import { ANY_COMPANY } from '@/src/domain/catalogue/fact-editing/part-fields'
import { NO_RULE } from '@/src/domain/catalogue/fact-editing/rule-fields'
import type { Fee } from '@/src/domain/catalogue/facts/fee'
import type { Schedule } from '@/src/domain/catalogue/facts/schedule'
import { factId, type StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { STATE_FACTS } from '@/src/seed/state-facts'
import { stateFact } from '@/tests/support/orders/state-facts'

const TODAY = '2026-11-26'
const shipped = Object.entries(STATE_FACTS).flatMap(([code, facts]) =>
  facts.map((fact) => [`${code} ${factId(fact)}`, fact] as const),
)

const fact = stateFact({
  fee: { type: 'fixed', cents: 100_00 },
  due: { type: 'fixed_date', due: '04-15', every_years: 1, first: 'year_after_formation' },
  source: { title: 'Secretary of State', url: 'https://sos.example.gov/fees' },
})

const seen = { fact: 'llc:report:always', version: 'a'.repeat(64) }
const form = factForm(
  () => seen,
  () => TODAY,
)

function send(changes: Partial<FactFields>, of: StateFact = fact) {
  const parsed = form.safeParse({ ...factFields(of, TODAY), ...changes })
  if (parsed.success) return parsed.data
  return Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [path.join('.'), message]),
  )
}

test('a form that is sent as it was opened says what the fact says, for every shipped fact', () => {
  for (const [name, one] of shipped) {
    const { title, words, fee, due, source, checked, certainty, note } = one
    expect(send({}, one), name).toEqual({
      ...seen,
      from: null,
      basis: one.basis ?? 'day',
      title,
      words,
      fee,
      due,
      source,
      checked,
      certainty,
      note,
    })
  }
})

test('an amount may be typed as people write it, and nothing else is one', () => {
  const cents = (amount: string) => send({ amount })
  expect(cents('$1,250.5')).toMatchObject({ fee: { type: 'fixed', cents: 125_050 } })
  expect(cents('0')).toMatchObject({ fee: { cents: 0 } })
  for (const rubbish of ['', '-5', '1.234', '1,25', '1e3', 'free', '9999999']) {
    expect(Object.keys(cents(rubbish)), rubbish).toContain('amount')
  }
})

test('a fee by channel needs the amount of the channel that we use', () => {
  const wrong = send({ feeType: 'channel', online: '', paper: '20', uses: 'online' })
  expect(Object.keys(wrong)).toContain('online')
  expect(send({ feeType: 'channel', online: '', paper: '20', uses: 'paper' })).toMatchObject({
    fee: { type: 'channel', online: null, paper: 2000, uses: 'paper' },
  })
})

const year = { every_years: 1, first: 'year_after_formation' } as const

const SCHEDULES: Schedule[] = [
  { type: 'several_days', days: ['04-15', '06-15'], opens: { days: 30 }, late: '07-01' },
  { type: 'quarterly', months: 2, day: 'last', late: { months: 1 } },
  { type: 'once', within: 'at_once' },
  { type: 'once', within: 'year_end', opens: { months: 0 } },
  { type: 'once', within: { months: 2, days: 15 } },
  { type: 'fixed_date', due: '02-29', ...year, opens: '01-01', late: { days: 15 } },
  { type: 'anniversary_month_window', months_before: 2, months_after: 0, ...year, late: '03-01' },
  {
    type: 'fiscal_year_end_offset',
    months: 4,
    day: 15,
    ...year,
    spared_after: '09-30',
    begins: { month: 4, day: 'last', formed_until: '12-16' },
  },
  {
    type: 'depends',
    cases: [
      {
        when: { owners: { min: 2 }, tax_class: ['s_corp', 'c_corp'], foreign_owner: false },
        rule: { type: 'anniversary_date', ...year, opens: { days: 60 } },
      },
      { when: { owners: { max: 1 } }, rule: { type: 'none' } },
    ],
    otherwise: { type: 'fixed_date', due: '03-15', ...year },
  },
]

test.each(SCHEDULES)('a rule is typed without losing any of it: %j', (due) => {
  expect(send({}, { ...fact, due })).toHaveProperty('due', due)
})

const BRACKETS: Fee = {
  type: 'brackets',
  of: 'total income',
  rows: [
    { upTo: 249999.99, cents: 0 },
    { upTo: 12_500_000, cents: 900_00 },
    { upTo: null, cents: 11_790_00 },
  ],
}

test('brackets are typed row by row, without losing any of them', () => {
  const bracketed = { ...fact, fee: BRACKETS }
  expect(send({}, bracketed)).toHaveProperty('fee', BRACKETS)
  const brackets = [
    { upTo: '$1,000', cost: '10' },
    { upTo: '', cost: '20.5' },
  ]
  expect(send({ brackets }, bracketed)).toHaveProperty('fee.rows', [
    { upTo: 1000, cents: 10_00 },
    { upTo: null, cents: 20_50 },
  ])
})

test.each([
  [{ bracketsOf: ' ' }, ['bracketsOf']],
  [{ brackets: [{ upTo: '5', cost: '1' }] }, ['brackets']],
  [
    {
      brackets: [
        { upTo: '', cost: '1' },
        { upTo: 'all', cost: 'free' },
      ],
    },
    ['brackets.0.upTo', 'brackets.1.cost', 'brackets.1.upTo'],
  ],
  [
    {
      brackets: [
        { upTo: '9', cost: '1' },
        { upTo: '9', cost: '2' },
      ],
    },
    ['brackets.1.upTo'],
  ],
])('brackets such as %j are refused beside their fields alone', (changes, fields) => {
  expect(Object.keys(send(changes, { ...fact, fee: BRACKETS }))).toEqual(fields)
})

const except = (when: object, rule: object) => ({
  exceptions: [{ when: { ...ANY_COMPANY, ...when }, rule: { ...NO_RULE, ...rule } }],
})

test.each([
  [{ day: '02-30' }, ['day']],
  [{ dueType: 'several_days', days: '06-15, 04-15' }, ['days']],
  [{ dueType: 'several_days', days: '04-15' }, ['days']],
  [{ dueType: 'once' }, ['withinMonths']],
  [{ dueType: 'quarterly', months: '4', dayOfMonth: 'last' }, ['months']],
  [{ opens: 'months', opensAt: '12' }, ['opensAt']],
  [{ late: 'day', lateAt: 'soon' }, ['lateAt']],
  [{ sparedAfter: '13-01' }, ['sparedAfter']],
  [{ beginsUntil: '12-16' }, ['beginsMonth', 'beginsDay']],
  [except({}, {}), ['exceptions.0.when.ownersMin']],
  [except({ ownersMax: '0' }, {}), ['exceptions.0.when.ownersMax']],
  [except({ taxed: ['c_corp'] }, { dueType: 'fixed_date', day: 'May' }), ['exceptions.0.rule.day']],
])('a rule such as %j is refused beside its fields alone', (changes, fields) => {
  expect(Object.keys(send(changes))).toEqual(fields)
})

test('a confirmed fact needs a source and the day on which it was read', () => {
  const bare = { source: { title: '', url: '' }, checked: '' }
  expect(Object.keys(send(bare))).toEqual(['source.title', 'checked'])
  expect(send({ ...bare, certainty: 'usual' })).toMatchObject({ source: null, checked: null })
})

test.each([
  [{ checked: '2026-11-23' }, 'checked'],
  [{ takesEffect: 'from', from: '2026-11-21' }, 'from'],
  [{ takesEffect: 'from', from: '' }, 'from'],
  [{ source: { title: 'Office', url: 'ftp://sos.example.gov' } }, 'source.url'],
  [{ source: { title: '', url: 'https://sos.example.gov' } }, 'source.title'],
  [{ source: { title: 'Office', url: 'https://sos.example.gov/' } }, 'source.url'],
  [{ source: { title: 'Office', url: 'https://sos.example.gov/contact-us' } }, 'source.url'],
  [{ title: ' ' }, 'title'],
])('%j is refused beside its field', (changes, field) => {
  expect(Object.keys(send(changes))).toContain(field)
})

import { expect, test } from 'vitest'

import {
  type FactFields,
  factFields,
  factForm,
} from '@/src/domain/catalogue/fact-editing/fact-form'
import { factId, type StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { STATE_FACTS } from '@/src/seed/state-facts'
import { stateFact } from '@/tests/support/orders/state-facts'

const TODAY = '2026-11-22'
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

test('a rule as JSON is read by the schema, and what is wrong is said beside it', () => {
  const json = (dueJson: string) => send({ dueType: 'json', dueJson })
  expect(json('{"type":"several_days","days":["04-15","06-15"]}')).toMatchObject({
    due: { type: 'several_days', days: ['04-15', '06-15'] },
  })
  expect(json('{"type":')).toEqual({ dueJson: 'This is not valid JSON.' })
  expect(json('{"type":"weekly"}')).toHaveProperty('dueJson')
  expect(send({ day: '02-30' })).toEqual({ day: 'Enter a month and a day such as 04-15.' })
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
  [{ title: ' ' }, 'title'],
])('%j is refused beside its field', (changes, field) => {
  expect(Object.keys(send(changes))).toContain(field)
})

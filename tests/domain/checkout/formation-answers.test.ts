import { expect, test } from 'vitest'

import { personalAnswers } from '@/src/domain/checkout/formation-answers'
import { resumeInput } from '@/src/domain/checkout/resume-input'

const ada = { firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com', country: 'GB' }

function refusals(answers: Record<string, unknown>): [path: string, message: string][] {
  const { error } = personalAnswers.safeParse({ ...ada, ...answers })
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
}

test('a buyer in a place that sanctions bar is refused, by country or by what the address says', () => {
  expect(refusals({})).toEqual([])
  expect(refusals({ country: 'IR' })).toEqual([['country', expect.stringContaining('Iran')]])
  for (const field of ['address', 'city', 'state'])
    expect(refusals({ country: 'UA', [field]: 'Sevastopol' })).toEqual([
      ['country', expect.stringMatching(/Crimea/)],
    ])
  expect(refusals({ country: 'UA', city: 'Lviv' })).toEqual([])
})

test('a buyer in the United States says in which state', () => {
  const asked = ['state', 'Enter the state where you live']
  expect(refusals({ country: 'US' })).toEqual([asked])
  expect(refusals({ country: 'US', state: '   ' })).toEqual([asked])
  expect(refusals({ country: 'US', state: 'Ohio' })).toEqual([])
})

test('the link back to an order is mailed to an address, for a checkout that there is', () => {
  const messages = (input: object) =>
    resumeInput.safeParse(input).error?.issues.map(({ message }) => message)
  expect(resumeInput.parse({ email: 'ada@example.com' }).kind).toBe('formation')
  expect(resumeInput.parse({ email: 'ada@example.com', kind: 'ein' }).kind).toBe('ein')
  expect(messages({ email: 'ada' })).toEqual(['Enter an email address such as name@example.com'])
  expect(messages({ email: 'ada@example.com', kind: 'visa' })).toEqual([
    'There is no such checkout',
  ])
})

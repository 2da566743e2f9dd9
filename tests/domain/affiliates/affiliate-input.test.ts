import { expect, test } from 'vitest'

import { rateInput } from '@/src/domain/affiliates/affiliate-input'

test.each([
  ['0', 0],
  ['100', 100],
  [' 12.5 ', 12.5],
  ['12.50', 12.5],
  [7.1, 7.1],
])('%j is a rate', (typed, rate) => {
  expect(rateInput.parse({ rate: typed }).rate).toBe(rate)
})

test.each(['100.05', 100.05, '12abc', '-1', -1, '', '1e1', '100.1', '0.05', Number.NaN, null, {}])(
  '%j is no rate, and the refusal says what is',
  (typed) => {
    const { error } = rateInput.safeParse({ rate: typed })
    expect(error?.issues[0]).toMatchObject({
      path: ['rate'],
      message: 'Enter a rate from 0 to 100, with at most one decimal',
    })
  },
)

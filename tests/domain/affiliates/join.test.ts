import { expect, test } from 'vitest'
import { joinInput } from '@/src/domain/affiliates/affiliate-input'
import { HOLD_DAYS } from '@/src/domain/affiliates/commission'
import { REFERRAL_DAYS } from '@/src/domain/affiliates/referral'
import { AFFILIATE_TERMS, AFFILIATE_TERMS_VERSION } from '@/src/domain/affiliates/terms'

const accepted = { consent: true, termsVersion: AFFILIATE_TERMS_VERSION }

const refusal = (input: object) =>
  joinInput.safeParse(input).error?.issues.map(({ path, message }) => [path[0], message])

test('whoever accepts the terms as they are now may join', () => {
  expect(joinInput.parse(accepted)).toEqual(accepted)
})

test('nobody joins without accepting, or by terms that have changed since', () => {
  expect(refusal({ ...accepted, consent: false })).toEqual([
    ['consent', 'Please accept the terms first'],
  ])
  expect(refusal({ ...accepted, termsVersion: '2020-01-01' })).toEqual([
    ['termsVersion', 'The terms have changed. Reload the page to read them.'],
  ])
  expect(refusal({})?.map(([field]) => field)).toEqual(['consent', 'termsVersion'])
})

test('the terms promise the days that the rules go by', () => {
  const text = AFFILIATE_TERMS.flat().join(' ')

  expect(text).toContain(`within ${REFERRAL_DAYS} days`)
  expect(text).toContain(`pending for ${HOLD_DAYS} days`)
})

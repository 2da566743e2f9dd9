import { describe, expect, test } from 'vitest'

import { leadOf } from '@/src/storefront/checkout/lead'
import { textsOf } from '@/src/storefront/checkout/texts-of'
import { blanksFilled } from '@/src/storefront/checkout/visit'

const ADA = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phone: '' }

describe('somebody on the way', () => {
  test('is told of once there are a name and an address, without the spaces around them', () => {
    expect(leadOf({ firstName: ' Ada ', email: ' ada@example.com ' })).toEqual({
      first_name: 'Ada',
      last_name: '',
      email: 'ada@example.com',
      phone: '',
      source: 'website',
    })
  })

  test.each([{}, { firstName: 'Ada' }, { email: ADA.email }, { firstName: ' ', email: ADA.email }])(
    'is nobody yet with %j',
    (typed) => expect(leadOf(typed)).toBeNull(),
  )

  test('is nobody yet while the address is half typed', () => {
    expect(leadOf({ firstName: 'Ada', email: 'ada@' })).toBeNull()
  })
})

test('what is known of somebody fills what was left empty, and nothing else', () => {
  const answers = { firstName: 'Augusta', email: '' }

  expect(blanksFilled<Partial<typeof ADA>>(answers, ADA)).toEqual({ ...ADA, firstName: 'Augusta' })
  expect(blanksFilled<Partial<typeof ADA>>(answers, null)).toBe(answers)
})

test('somebody who has said that they have one name gets no other from their account', () => {
  const answers = { firstName: 'Ada', lastName: '', hasOneName: true }

  expect(blanksFilled(answers, ADA)).toMatchObject({ firstName: 'Ada', lastName: '' })
})

test('a text that was never typed is an empty one', () => {
  expect(textsOf({ city: 'Cheyenne', zip: undefined, consent: true }, ['city', 'zip'])).toEqual({
    city: 'Cheyenne',
    zip: '',
  })
})

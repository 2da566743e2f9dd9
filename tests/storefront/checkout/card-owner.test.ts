import { describe, expect, test } from 'vitest'

import {
  billingDetails,
  billingToSave,
  chargedOwner,
  firstCardOwner,
  knownOwner,
} from '@/src/storefront/checkout/payment/card/card-owner'

const SAVED = {
  name: 'Ada Byron',
  line1: '1 Main St',
  city: 'Cheyenne',
  state: 'WY',
  postalCode: '82001',
  country: 'US',
}
/** What a service's checkout knows of who pays: it asks for no street. */
const PAYER = { name: 'Ada Byron', email: 'ada@example.com', country: 'US' }

const typed = firstCardOwner({ ...PAYER, name: 'Ada Biron', postalCode: '82001' }, null)
const NOW = { ...PAYER, postalCode: '82009', country: 'US' }

describe('the owner that is charged', () => {
  test('is the one shown, where the payer was corrected after the fields had begun', () => {
    expect(knownOwner(NOW, null).name).toBe('Ada Byron')
    expect(chargedOwner(typed, () => false, NOW, null)).toMatchObject({
      name: 'Ada Byron',
      zip: '82009',
    })
  })

  test('is the one typed, where it was asked', () => {
    expect(chargedOwner(typed, () => true, NOW, null)).toEqual(typed)
  })
})

describe('the street kept from an earlier payment', () => {
  const owner = firstCardOwner(PAYER, SAVED)

  test('is shown and sent where the page asks for none', () => {
    expect(knownOwner(PAYER, SAVED).address).toBe('1 Main St, 82001 Cheyenne, United States')
    expect(billingDetails(owner, PAYER, SAVED).address).toMatchObject({
      line1: '1 Main St',
      city: 'Cheyenne',
      state: 'WY',
      postal_code: '82001',
    })
  })

  test('stays kept after a payment whose page asks for none', () => {
    expect(billingToSave(owner, PAYER, SAVED)).toEqual(SAVED)
  })

  test('does not go with another ZIP or country', () => {
    for (const other of [{ zip: '10001' }, { country: 'DE' }]) {
      expect(billingToSave({ ...owner, ...other }, PAYER, SAVED)).toMatchObject({ line1: '' })
    }
  })

  test('gives way to one that was asked for, with its town', () => {
    const payer = { ...PAYER, line1: '9 Side Rd', city: 'Denver', state: 'CO' }

    expect(billingToSave(owner, payer, SAVED)).toMatchObject({
      line1: '9 Side Rd',
      city: 'Denver',
      state: 'CO',
    })
  })
})

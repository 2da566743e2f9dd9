import { expect, test } from 'vitest'

import { feeInForce } from '@/src/domain/catalogue/pricing/scheduled-fee'

const NOW = new Date('2027-01-01T00:00:00Z')
const PAST = '2026-12-31'
const COMING = '2027-01-02'

test.each([
  ['nothing is announced', { feeAsOf: '2026-06-01' }, 100, '2026-06-01'],
  ['nobody noted when it was checked', {}, 100, null],
  [
    'the new fee begins tomorrow',
    { feeAsOf: PAST, scheduledFee: { fee: 125, from: COMING } },
    100,
    PAST,
  ],
  [
    'the new fee has begun',
    { feeAsOf: '2026-06-01', scheduledFee: { fee: 125, from: PAST } },
    125,
    PAST,
  ],
  ['the state asks nothing from now on', { scheduledFee: { fee: 0, from: PAST } }, 0, PAST],
  ['a day is noted without its fee', { scheduledFee: { fee: null, from: PAST } }, 100, null],
  ['a fee is noted without its day', { scheduledFee: { fee: 125, from: null } }, 100, null],
  ['the change was cleared', { feeAsOf: PAST, scheduledFee: null }, 100, PAST],
])('where %s, that is the fee and the day it is known from', (_what, fees, filingFee, feeAsOf) => {
  expect(feeInForce({ filingFee: 100, ...fees }, NOW)).toEqual({ filingFee, feeAsOf })
})

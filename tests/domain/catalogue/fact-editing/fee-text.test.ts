import { expect, test } from 'vitest'

import { feeText } from '@/src/domain/catalogue/fact-editing/fee-text'
import type { Fee } from '@/src/domain/catalogue/facts/fee'

const member = { type: 'per', per: 'member', base: 0, each: 50_00, above: 0, min: 0, max: null }

test.each<[Fee, string]>([
  [{ type: 'none' }, 'No fee'],
  [{ type: 'fixed', cents: 102_50 }, '$102.50'],
  [
    { type: 'channel', online: 50_00, paper: 100_00, uses: 'online' },
    '$50 online (ours), $100 on paper',
  ],
  [{ type: 'channel', online: null, paper: 70_00, uses: 'paper' }, '$70 on paper (ours)'],
  [{ ...member, type: 'per', per: 'member' }, '$50 for each member'],
  [
    { ...member, type: 'per', per: 'owner', base: 300_00, above: 6, min: 300_00, max: 3000_00 },
    '$300 and $50 for each owner above 6, at least $300, at most $3,000',
  ],
  [{ type: 'range', least: 175_00, most: null }, '$175 or more'],
  [{ type: 'range', least: 10_00, most: 20_00 }, '$10 to $20'],
  [{ type: 'range', least: 10_00, most: 10_00 }, '$10'],
  [
    {
      type: 'brackets',
      of: 'income',
      rows: [
        { upTo: 1000, cents: 0 },
        { upTo: null, cents: 900_00 },
      ],
    },
    '$0 to $900 by income, in 2 brackets',
  ],
])('%j reads as %s', (fee, words) => {
  expect(feeText(fee)).toBe(words)
})

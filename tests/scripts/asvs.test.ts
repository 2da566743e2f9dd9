import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { asvsPage, lostProofs, requirements } from '@/scripts/asvs/requirements'

test('every proof of a security requirement is there, and the page says what the table says', () => {
  const rows = requirements()
  expect(rows).toHaveLength(253)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(lostProofs(rows)).toEqual([])
  expect(readFileSync('docs/asvs.md', 'utf8')).toBe(asvsPage(rows))
})

test('a proof whose test or words are gone is named', () => {
  const [row] = requirements()
  if (!row) throw new Error('The table is empty')
  const proofs = ['tests/gone.test.ts', 'README.md#zzz-not-there', 'README.md']
  expect(lostProofs([{ ...row, proofs }])).toEqual([
    `${row.id}: tests/gone.test.ts is gone`,
    `${row.id}: README.md#zzz-not-there is gone`,
  ])
})

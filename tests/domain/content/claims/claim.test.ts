import { expect, test } from 'vitest'

import {
  type ClaimState,
  claimStands,
  claimState,
  judgeClaim,
} from '@/src/domain/content/claims/claim'

const at = new Date('2026-11-22T12:00:00.000Z')
const entered = (more: object = {}): ClaimState =>
  claimState.parse({
    source: 'Our own count',
    sourceUrl: 'https://example.com/report',
    asOf: '2026-11-01T12:00:00.000Z',
    enteredBy: 'ada',
    ...more,
  })

const judge = (
  was: ClaimState | null,
  asked: object,
  person: string | null,
  hasNewWords = false,
  alone: { isAlone: boolean; at?: Date } = { isAlone: false },
) =>
  judgeClaim({
    ...{ was, asked: claimState.parse({ ...was, ...asked }), person, hasNewWords, at },
    ...alone,
  })

test('what someone enters is theirs, and not verified', () => {
  expect(judge(null, { source: 'A letter' }, 'ada')).toMatchObject({
    claim: { enteredBy: 'ada', verified: false, verifiedBy: null },
  })
  expect(judge(null, { source: 'A letter', verified: true }, 'ada')).toEqual({ refusal: 'unsaved' })
})

test('someone else verifies it, and nothing that a request says of who did counts', () => {
  const asked = { verified: true, verifiedBy: 'mallory', enteredBy: 'mallory' }
  expect(judge(entered(), asked, 'grace')).toMatchObject({
    claim: { verified: true, enteredBy: 'ada', verifiedBy: 'grace', verifiedAt: at.toISOString() },
  })
  expect(judge(entered(), asked, 'ada')).toEqual({ refusal: 'own_words' })
})

test('a person who works alone verifies it with a file, by confirming it twice a day apart', () => {
  const asked = { verified: true, verifiedBy: 'ada', verifiedAt: '2026-11-01T12:00:00.000Z' }
  const alone = { isAlone: true }
  expect(judge(entered(), asked, 'ada', false, alone)).toEqual({ refusal: 'alone_evidence' })

  const first = judge(entered({ evidence: 'file' }), asked, 'ada', false, alone)
  if (!('claim' in first)) throw new Error('It was refused')
  expect(first.claim).toMatchObject({ verified: false, verifiedBy: 'ada' })
  expect(judge(first.claim, { verified: true }, 'ada', false, alone)).toEqual({
    refusal: 'too_soon',
  })

  const nextDay = { isAlone: true, at: new Date('2026-11-23T12:00:00.000Z') }
  const later = judge(first.claim, {}, 'ada', false, nextDay)
  expect(later).toMatchObject({ claim: { verified: false, verifiedBy: 'ada' } })
  expect(judge(first.claim, { verified: true }, 'ada', false, nextDay)).toMatchObject({
    claim: { verified: true, verifiedBy: 'ada' },
  })
  expect(judge(first.claim, { verified: true }, 'ada', true, nextDay)).toEqual({
    refusal: 'unsaved',
  })
})

test.each([
  ['no_source', { source: null }],
  ['no_source', { asOf: null }],
  ['no_evidence', { sourceUrl: null }],
  ['expired', { expiresAt: '2026-11-21T12:00:00.000Z' }],
])('without what proves it, nothing is verified: %s', (refusal, more) => {
  expect(judge(entered(more), { verified: true }, 'grace')).toEqual({ refusal })
})

test('what is changed has to be verified again, by someone else than who changed it', () => {
  const verified = entered({ verified: true, verifiedBy: 'grace', verifiedAt: at.toISOString() })
  const open = {
    claim: { verified: false, verifiedBy: null, verifiedAt: null, enteredBy: 'grace' },
  }
  expect(judge(verified, {}, 'grace', true)).toMatchObject(open)
  expect(judge(verified, { expiresAt: '2027-01-01T12:00:00.000Z' }, 'grace')).toMatchObject(open)
  expect(judge(entered(), { source: 'Mine', verified: true }, 'grace')).toEqual({
    refusal: 'unsaved',
  })
  expect(judge(verified, { asOf: '2026-11-01T12:00:00Z' }, 'ada')).toMatchObject({
    claim: { verified: true, verifiedBy: 'grace' },
  })
})

test('a program leaves on record who entered and who verified it', () => {
  const verified = entered({ verified: true, verifiedBy: 'grace' })
  expect(judge(verified, { verified: false }, null)).toMatchObject({
    claim: { verified: false, enteredBy: 'ada', verifiedBy: 'grace' },
  })
})

test('it is said through its last day, and no longer', () => {
  const claim = { verified: true, expiresAt: '2026-11-22T05:00:00.000Z' }
  expect(claimStands(claim, new Date('2026-11-22T23:59:59.999Z'))).toBe(true)
  expect(claimStands(claim, new Date('2026-11-23T00:00:00.000Z'))).toBe(false)
  expect(claimStands({ verified: true, expiresAt: null }, at)).toBe(true)
  expect(claimStands({ verified: false }, at)).toBe(false)
})

import { expect, test } from 'vitest'

import { NEED_KEYS, needOf } from '@/src/domain/catalogue/licensing/needs'
import {
  type Confirmation,
  isConfirmed,
  missingOf,
  needFor,
  reviewSentence,
  saleOf,
  type Thing,
  thingsAt,
  thingsOfFormation,
} from '@/src/domain/catalogue/licensing/sale-of'
import { SANCTIONED } from '@/src/domain/vocabulary/places/sanctioned-places'

const TODAY = '2026-11-26'

const complete = (change: Partial<Confirmation> = {}): Confirmation => ({
  need: 'trademark_attorney',
  isOn: true,
  name: 'Ottilie Invented',
  number: '1',
  jurisdiction: 'New York',
  confirmedOn: '2026-11-01',
  expiresOn: '2027-11-01',
  hasEvidence: true,
  ...change,
})

const FILING: Thing = { kind: 'service', service: 'trademark', type: 'basic' }

const NEEDY: readonly Thing[] = [
  FILING,
  { kind: 'service', service: 'trademark', type: 'comprehensive' },
  { kind: 'service', service: 'itin', type: 'premium' },
  { kind: 'addon', code: 'business_address' },
  { kind: 'company', type: 'corporation', state: 'SC' },
  { kind: 'resident', state: 'california' },
  { kind: 'resident', state: 'AZ' },
  { kind: 'resident', state: 'Nevada' },
  { kind: 'document', state: 'NC' },
]

const FREE: readonly Thing[] = [
  { kind: 'service', service: 'trademark', type: 'search' },
  { kind: 'service', service: 'itin', type: 'standard' },
  { kind: 'service', service: 'ein', type: 'expedited' },
  { kind: 'addon', code: 'ein' },
  { kind: 'addon', code: null },
  { kind: 'company', type: 'llc', state: 'SC' },
  { kind: 'company', type: 'corporation', state: 'WY' },
  { kind: 'resident', state: 'Texas' },
  { kind: 'resident', state: 'Bavaria' },
  { kind: 'document', state: 'SC' },
]

test.each(NEEDY)('$kind is off without a confirmation and on with one: %j', (thing) => {
  const need = needFor(thing)
  expect(saleOf(thing, [], TODAY)).toMatchObject({ isOpen: false, need, says: expect.any(String) })
  const confirmation = complete({ need: need ?? 'paper_review' })
  expect(saleOf(thing, [confirmation], TODAY)).toEqual({ isOpen: true })
})

test.each(FREE)('$kind needs nothing: %j', (thing) => {
  expect(saleOf(thing, [], TODAY)).toEqual({ isOpen: true })
})

test('a confirmation opens nothing while anything is missing, and after its last day', () => {
  const changes: Partial<Confirmation>[] = [
    { isOn: false },
    { name: '' },
    { number: '' },
    { jurisdiction: '' },
    { confirmedOn: '' },
    { confirmedOn: '2026-11-27' },
    { expiresOn: null },
    { expiresOn: '2026-11-25' },
    { hasEvidence: false },
  ]
  for (const change of changes) {
    expect(saleOf(FILING, [complete(change)], TODAY).isOpen, JSON.stringify(change)).toBe(false)
  }
  expect(saleOf(FILING, [complete({ expiresOn: TODAY })], TODAY).isOpen).toBe(true)
  expect(missingOf('trademark_attorney', complete({ number: '' }), TODAY)).toEqual(['Bar number'])
})

test('without a review for 180 days, no one outside the United States is sold to', () => {
  const abroad = thingsAt({ country: 'DE' })
  expect(abroad).toEqual([{ kind: 'abroad' }])
  expect(thingsAt({})).toEqual(abroad)
  expect(thingsAt({ country: 'US' })).toEqual([])
  const open = (day: string, reviewed?: string) =>
    isConfirmed(
      'sanctioned_places',
      reviewed ? [complete({ need: 'sanctioned_places', confirmedOn: reviewed })] : [],
      day,
    )

  expect(SANCTIONED.asOf).toBe('2026-11-25')
  expect([open('2027-05-24'), open('2027-05-25')]).toEqual([true, false])
  expect([open('2027-08-28', '2027-03-01'), open('2027-08-29', '2027-03-01')]).toEqual([
    true,
    false,
  ])
  expect(open('2027-01-01', '2020-01-01')).toBe(true)
})

test('a formation hangs on its state, on where its buyer lives, and on the documents in it', () => {
  const sold = { type: 'llc', state: 'NC', tier: 'standard', codes: [], at: {} } as const
  const needs = (change: object) =>
    thingsOfFormation({ ...sold, ...change }).flatMap((thing) => needFor(thing) ?? [])

  expect(needs({})).toEqual(['north_carolina_documents'])
  expect(needs({ tier: 'starter' })).toEqual([])
  expect(needs({ tier: 'starter', codes: ['operating_agreement'] })).toEqual([
    'north_carolina_documents',
  ])
  expect(needs({ type: 'corporation' })).toEqual([])
  expect(needs({ state: 'WY', at: { country: 'US', state: 'CA' } })).toEqual([
    'california_preparer',
  ])
  expect(needs({ state: 'WY', at: { country: 'CA', state: 'CA' } })).toEqual([])
})

test('customers read who reviewed a document, or that no lawyer has', () => {
  expect(reviewSentence([], TODAY)).toBe('Not reviewed by a lawyer.')
  expect(reviewSentence([complete({ need: 'paper_review' })], TODAY)).toBe(
    'Reviewed by Ottilie Invented, attorney (New York), on 2026-11-01.',
  )
})

test('every need says where its rule stands and when it was read', () => {
  for (const key of NEED_KEYS) {
    expect(needOf(key)).toMatchObject({
      source: expect.stringMatching(/\w/),
      readOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
  }
})

test('our agent needs a name in each state once the first one is named', () => {
  const inWyoming = { kind: 'agent', state: 'WY' } as const
  const sold = (agents: string[]) =>
    saleOf(inWyoming, [], TODAY, { agents: new Set(agents), listedOn: null }).isOpen

  expect([sold([]), sold(['WY']), sold(['DE'])]).toEqual([true, true, false])
})

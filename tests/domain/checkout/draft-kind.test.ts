import { expect, test } from 'vitest'

import { checkoutPath, DRAFT_KINDS, draftKindOf } from '@/src/domain/checkout/draft-kind'
import { isServiceStep, SERVICE_STEP_NAMES } from '@/src/domain/checkout/service-steps'

test('a formation has its checkout, and every service one of its own', () => {
  expect(DRAFT_KINDS.map(checkoutPath)).toEqual([
    '/checkout',
    '/checkout/ein',
    '/checkout/itin',
    '/checkout/bookkeeping',
    '/checkout/trademark',
  ])
})

test.each([
  [{ kind: 'formation' }, 'formation'],
  [{ kind: 'formation', service: 'ein' }, 'formation'],
  [{ kind: 'service', service: 'itin' }, 'itin'],
  [{ kind: 'service', service: null }, 'formation'],
] as const)('a draft stored as %j is one of %s', (draft, kind) => {
  expect(draftKindOf(draft)).toBe(kind)
})

test('a service checkout has the steps that it names, and no others', () => {
  expect(SERVICE_STEP_NAMES.every(isServiceStep)).toBe(true)
  const others = ['confirm', '', 'toString', null, undefined, 0, ['details']]
  expect(others.filter(isServiceStep)).toEqual([])
})

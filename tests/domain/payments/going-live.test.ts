import { expect, test } from 'vitest'

import { type LiveFacts, liveSteps } from '@/src/domain/payments/going-live'
import { otherKeys } from '@/src/domain/payments/payment-mode'

const READY: LiveFacts = {
  name: 'Stripe',
  hasKeys: true,
  mode: 'live',
  enabled: true,
  hasWebhookSecret: true,
  lastTest: { ok: true, message: '', warnings: [] },
  lastWebhook: { at: '2026-11-21T00:00:00Z', mode: 'live' },
  isPublic: true,
  hasLivePayment: true,
}

test('a gateway with everything is done', () => {
  expect(liveSteps(READY).map(({ state }) => state)).toEqual(Array(6).fill('done'))
})

test.each([
  ['Public address', { isPublic: false }, 'missing'],
  ['Live keys', { hasKeys: false }, 'missing'],
  ['Live keys', { mode: 'test', lastWebhook: null }, 'missing'],
  ['Connection', { lastTest: null }, 'missing'],
  ['Connection', { lastTest: { ok: true, message: '', warnings: ['Klarna is off.'] } }, 'warning'],
  ['Webhook', { hasWebhookSecret: false }, 'missing'],
  ['Webhook', { lastWebhook: { at: '', mode: 'test' } }, 'missing'],
  ['Webhook', { lastWebhook: null }, 'warning'],
  ['Enabled', { enabled: false }, 'missing'],
  ['First payment', { hasLivePayment: false }, 'warning'],
] as const)('%s is not done with %o', (label, change, state) => {
  const steps = liveSteps({ ...READY, ...change })
  expect(steps.find((step) => step.label === label)).toMatchObject({ state })
})

test.each([
  [{ mode: 'live', keyHint: 'aaa' }, { mode: 'live', keyHint: 'aaa' }, null],
  [{ mode: 'live', keyHint: null }, { mode: 'live', keyHint: 'bbb' }, null],
  [
    { mode: 'live', keyHint: 'aaa' },
    { mode: 'live', keyHint: 'bbb' },
    /ending in aaa.*ending in bbb/,
  ],
  [
    { mode: 'test', keyHint: 'aaa' },
    { mode: 'live', keyHint: 'bbb' },
    /with the test keys.*with the live keys/,
  ],
  [{ mode: 'live', keyHint: 'aaa' }, null, /no keys are saved/],
] as const)('a payment made with %o is looked for with %o', (then, now, words) => {
  const why = otherKeys(then, now)
  if (words === null) expect(why).toBeNull()
  else expect(why).toMatch(words)
})

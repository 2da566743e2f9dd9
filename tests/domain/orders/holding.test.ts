import { describe, expect, test } from 'vitest'
import { type AgentHeld, agentOf, isHeld, isRenewing, isRunning } from '@/src/domain/orders/holding'

const NOW = new Date('2026-11-21T12:00:00Z')

describe('a subscription', () => {
  test.each([
    ['active', null, true, true],
    ['past_due', null, true, true],
    ['cancelled', '2026-11-21T12:00:01Z', false, true],
    ['cancelled', '2026-11-21T12:00:00Z', false, false],
    ['cancelled', null, false, false],
    ['ended', '2027-11-21T12:00:00Z', false, false],
  ] as const)('that is %s until %s renews: %s, runs: %s', (status, endsAt, renews, runs) => {
    expect(isRenewing({ status: status as never })).toBe(renews)
    expect(isRunning({ status: status as never, endsAt }, NOW)).toBe(runs)
  })
})

describe('whose agent a company has', () => {
  const TODAY = '2026-11-21'
  type Subscription = AgentHeld['subscriptions'][number]
  const renewing = (renewsOn: string, billing: Subscription['billing'] = 'annual') =>
    ({ status: 'active', billing, isRunning: true, renewsOn, endsOn: null }) as const
  const canceled = (endsOn: string, running: boolean) =>
    ({
      status: 'cancelled',
      billing: 'annual',
      isRunning: running,
      renewsOn: endsOn,
      endsOn,
    }) as const
  const held = (change: Partial<AgentHeld> = {}): AgentHeld => ({
    subscriptions: [],
    yearsUntil: [],
    givenBackOn: null,
    ...change,
  })

  test.each([
    ['nothing', held(), { by: 'own' }],
    [
      'a yearly subscription',
      held({ subscriptions: [renewing('2027-01-05')] }),
      { by: 'us', monthly: false, paidUntil: '2027-01-05' },
    ],
    [
      'a monthly one',
      held({ subscriptions: [renewing('2026-12-05', 'monthly')] }),
      { by: 'us', monthly: true, paidUntil: null },
    ],
    [
      'two, of which the later counts',
      held({ subscriptions: [renewing('2027-03-01'), renewing('2026-12-05', 'monthly')] }),
      { by: 'us', monthly: false, paidUntil: '2027-03-01' },
    ],
    [
      'the same two in the other order',
      held({ subscriptions: [renewing('2026-12-05', 'monthly'), renewing('2027-03-01')] }),
      { by: 'us', monthly: false, paidUntil: '2027-03-01' },
    ],
    [
      'a year of a company that is not formed yet',
      held({ yearsUntil: ['2025-01-01', null] }),
      { by: 'us', monthly: false, paidUntil: null },
    ],
    [
      'a year that was paid once',
      held({ yearsUntil: ['2026-12-01', '2027-02-01', '2025-01-01'] }),
      { by: 'us', monthly: false, paidUntil: '2027-02-01' },
    ],
    ['a year that ends today', held({ yearsUntil: [TODAY] }), { by: 'ended', on: TODAY }],
    [
      'a canceled subscription that runs out',
      held({ subscriptions: [canceled('2027-01-01', true), canceled('2026-12-01', true)] }),
      { by: 'us', monthly: false, paidUntil: '2027-01-01', isEnding: true },
    ],
    [
      'one that has run out',
      held({ subscriptions: [canceled('2026-11-01', false)], yearsUntil: ['2026-10-01'] }),
      { by: 'ended', on: '2026-11-01' },
    ],
    [
      'what was given back',
      held({ yearsUntil: ['2026-10-01'], givenBackOn: '2026-11-15' }),
      { by: 'ended', on: '2026-11-15' },
    ],
  ])('with %s', (_, what, agent) => {
    expect(agentOf(what, TODAY)).toEqual(agent)
  })
})

describe('an add-on', () => {
  const addon = { id: 'a', code: 'banking_resolution', isRepeatable: false }
  const once = { lines: [{ ref: 'a', billing: 'once' }], running: [] }
  const root = { work: [{ key: 'banking_resolution', name: null, question: null, steps: [] }] }

  test.each([
    ['that runs', addon, { lines: [], running: ['a'] }, true],
    [
      'that runs and can be repeated',
      { ...addon, isRepeatable: true },
      { lines: [], running: ['a'] },
      true,
    ],
    ['that was bought once', addon, once, true],
    ['that was bought once and can be repeated', { ...addon, isRepeatable: true }, once, false],
    [
      'that is billed again',
      addon,
      { lines: [{ ref: 'a', billing: 'annual' }], running: [] },
      false,
    ],
    ['of another order', addon, { lines: [{ ref: 'b', billing: 'once' }], running: ['b'] }, false],
    ['that the package holds', addon, { lines: [], running: [], root }, true],
    [
      'that the package does not hold',
      { ...addon, code: 'ein' },
      { lines: [], running: [], root },
      false,
    ],
  ])('%s is held: %#', (_, what, held, expected) => {
    expect(isHeld(what, held)).toBe(expected)
  })
})

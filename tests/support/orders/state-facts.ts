import type { StateFact } from '@/src/domain/catalogue/facts/state-fact'

/** A fact that was read where the state says it, with what a test changes. */
export function stateFact(change: Partial<StateFact> = {}): StateFact {
  return {
    key: 'report',
    company: 'llc',
    title: 'Annual Report',
    words: '',
    fee: { type: 'none' },
    due: { type: 'none' },
    applies: 'everybody',
    from: null,
    source: { title: 'The state', url: 'https://state.example/fees' },
    checked: '2026-10-10',
    certainty: 'confirmed',
    note: '',
    ...change,
  }
}

/** What a state charges to form an LLC, in dollars. */
export const feeFact = (dollars: number, change: Partial<StateFact> = {}): StateFact =>
  stateFact({
    key: 'filing_fee',
    title: 'Articles of Organization',
    fee: { type: 'fixed', cents: Math.round(dollars * 100) },
    ...change,
  })

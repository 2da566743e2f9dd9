import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import { plainSigns } from '@/src/domain/vocabulary/text/clean-text'

/** The officers that a corporation names; one person may hold all three. */
export const OFFICERS = {
  president: 'President',
  secretary: 'Secretary',
  treasurer: 'Treasurer',
} as const

type Office = keyof typeof OFFICERS

export const OFFICES: readonly Office[] = ['president', 'secretary', 'treasurer']

/** Enough for a small company, and the least fee in nearly every state. */
const USUAL_SHARES = 1_000

/** The most that we file anywhere: where Massachusetts begins to charge more. */
const MOST_SHARES = 275_000

/**
 * Up to how many authorized shares a state's fee stays the one we charge, where it rises with them:
 * as the facts of its filing fee say, and the usual number where they name none.
 */
const SHARES_AT_LEAST_FEE: Readonly<Record<string, number>> = {
  DE: USUAL_SHARES,
  KY: 1_000,
  MA: MOST_SHARES,
  MD: 5_000,
  MI: 60_000,
  MO: USUAL_SHARES,
  NM: 100_000,
  NV: USUAL_SHARES,
  NY: 200,
  OH: USUAL_SHARES,
  OK: USUAL_SHARES,
  VA: USUAL_SHARES,
}

/** How many shares the fee that was charged covers in a state, by its two letters. */
export const mostShares = (state: string): number => SHARES_AT_LEAST_FEE[state] ?? MOST_SHARES

/** What the form starts with in a state: no more than its fee covers. */
export const usualShares = (state: string): number => Math.min(USUAL_SHARES, mostShares(state))

const WHOLE_NUMBER = /^\d{1,3}(?:,?\d{3}){0,2}$/

/** What someone typed as a number of shares: `1,000` is 1000. Null when it is none. */
export function parseShares(text: string): number | null {
  const typed = plainSigns(text)
  return WHOLE_NUMBER.test(typed) ? Number(typed.replaceAll(',', '')) : null
}

export const formatShares = (shares: number): string => shares.toLocaleString('en-US')

type PeopleLabels = { readonly owner: string; readonly manager: string }

/** The law's words for those who own and run a company of a type. */
export const peopleText = (type: CompanyType): PeopleLabels =>
  type === 'corporation'
    ? { owner: 'shareholder', manager: 'director' }
    : { owner: 'owner', manager: 'manager' }

/** What owners and managers are called at the start of a sentence. */
export function peopleTitles(type: CompanyType): PeopleLabels {
  return type === 'corporation'
    ? { owner: 'Shareholder', manager: 'Director' }
    : { owner: 'Owner', manager: 'Manager' }
}

import { keyIn, keysOf } from '@/src/domain/vocabulary/keys'

/** The stretches of time that figures can be asked for, in days with today; null is all there is. */
export const PERIOD_DAYS = { today: 1, '7d': 7, '30d': 30, '90d': 90, all: null } as const

export type Period = keyof typeof PERIOD_DAYS

export const PERIOD_LABELS: Record<Period, string> = {
  today: 'Today',
  '7d': '7 days',
  '30d': '30 days',
  '90d': '90 days',
  all: 'All time',
}

export const PERIODS = keysOf(PERIOD_DAYS)

/** The period that an address asks for; 30 days when it asks for none that there is. */
export const periodIn = (value: unknown): Period => keyIn(PERIOD_DAYS, value) ?? '30d'

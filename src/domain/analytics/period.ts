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

const isPeriod = (value: unknown): value is Period =>
  typeof value === 'string' && Object.hasOwn(PERIOD_DAYS, value)

export const PERIODS: readonly Period[] = Object.keys(PERIOD_DAYS).filter(isPeriod)

/** The period that an address asks for; 30 days when it asks for none that there is. */
export const periodIn = (value: unknown): Period => (isPeriod(value) ? value : '30d')

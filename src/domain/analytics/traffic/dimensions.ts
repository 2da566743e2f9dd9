import { keyIn } from '@/src/domain/vocabulary/keys'

/** What visitors, leads and orders are counted by. `all` is all of them. */
export const DIMENSIONS = ['all', 'country', 'region', 'page', 'source', 'campaign'] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** So many values of each are kept a day, those with the most: a stranger can make up any number. */
export const MOST_VALUES = 300

/** The stretches of time that can be asked for, in days with today. */
export const TRAFFIC_PERIODS = { '7d': 7, '30d': 30, '90d': 90, '365d': 365 } as const
export type TrafficPeriod = keyof typeof TRAFFIC_PERIODS

export const TRAFFIC_PERIOD_LABELS: Record<TrafficPeriod, string> = {
  '7d': '7 days',
  '30d': '30 days',
  '90d': '90 days',
  '365d': '12 months',
}

/** The period that an address asks for; 30 days when it asks for none that there is. */
export const trafficPeriodIn = (value: unknown): TrafficPeriod =>
  keyIn(TRAFFIC_PERIODS, value) ?? '30d'

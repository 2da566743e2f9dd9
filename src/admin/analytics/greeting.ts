import { readClock } from '@/src/domain/vocabulary/time/time-zone'

/** What one says in the office at this hour. */
export function greeting(now: Date, zone: string): string {
  const { hour } = readClock(now, zone)
  if (hour < 5) return 'Good evening'
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}

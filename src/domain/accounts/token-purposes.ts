import { plural } from '@/src/domain/vocabulary/plural'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** What a mailed key opens, and for how many milliseconds it does. */
export const TOKEN_PURPOSES = {
  verify_email: 2 * DAY,
  change_email: DAY,
  reset_password: HOUR,
  invitation: 7 * DAY,
} as const
export type TokenPurpose = keyof typeof TOKEN_PURPOSES

/** Returns how long a link works, in words: "2 days", "1 hour". */
export function worksFor(purpose: TokenPurpose): string {
  const hours = TOKEN_PURPOSES[purpose] / HOUR
  const [count, unit] = hours > 24 ? [hours / 24, 'day'] : [hours, 'hour']
  return plural(count, unit)
}

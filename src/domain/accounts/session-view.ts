import { browserName } from '@/src/domain/accounts/browser-name'
import { ago } from '@/src/domain/vocabulary/time/ago'

/** A session as its owner sees it in the settings. */
export type SessionView = {
  readonly id: string
  /** `Chrome on macOS`. */
  readonly browser: string
  readonly isPhone: boolean
  readonly isThisOne: boolean
  /** ISO, and the same as people say it: `3 days ago`. */
  readonly beganAt: string
  readonly began: string
  /** `2 hours ago`, where it was used well after it began. */
  readonly lastSeen: string | null
}

type Known = {
  readonly id: string
  readonly userAgent: string | null
  readonly beganAt: string
  readonly lastSeenAt: string | null
}

/** Being seen within the hour that it began tells nothing new. */
const WORTH_SAYING_MS = 60 * 60_000

export function sessionView(session: Known, current: string | null, now: Date): SessionView {
  const { id, userAgent, beganAt, lastSeenAt } = session
  const began = new Date(beganAt)
  const seen = lastSeenAt ? new Date(lastSeenAt) : null
  const used = seen && seen.getTime() - began.getTime() > WORTH_SAYING_MS ? seen : null
  return {
    id,
    browser: browserName(userAgent),
    isPhone: /\b(?:iPhone|Android|Mobile)\b/.test(userAgent ?? ''),
    isThisOne: id === current,
    beganAt,
    began: ago(began, now),
    lastSeen: used && ago(used, now),
  }
}

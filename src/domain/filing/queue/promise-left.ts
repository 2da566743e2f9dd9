import type { Tone } from '@/src/domain/vocabulary/status'

/** From here on the end of a promise is near, and very near. */
const SOON_MS = 6 * 3_600_000
const NOW_MS = 2 * 3_600_000
const MINUTE_MS = 60_000

/** The stored clock of a formation, as far as its end needs it; while it is paused it has none. */
type PromiseClock = {
  readonly startedAt?: string | null
  readonly dueAt?: string | null
  readonly stoppedAt?: string | null
}

type PromiseLeft = { readonly words: string; readonly tone: Tone }

/** `1 h 05 m`, or days from two on. */
function span(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours >= 48) return `${Math.floor(hours / 24)} days`
  return hours > 0 ? `${hours} h ${String(rest).padStart(2, '0')} m` : `${rest} m`
}

const toneOf = (left: number): Tone => {
  if (left <= NOW_MS) return 'bad'
  return left <= SOON_MS ? 'warning' : 'neutral'
}

/** What is left of the 24 hours, for staff; null before they start. */
export function promiseLeft(clock: PromiseClock, now: Date): PromiseLeft | null {
  const { startedAt, dueAt, stoppedAt } = clock
  if (!startedAt) return null
  if (!dueAt) return stoppedAt ? null : { words: 'Paused', tone: 'neutral' }
  const end = Date.parse(dueAt)
  if (stoppedAt) {
    const isLate = Date.parse(stoppedAt) > end
    return isLate ? { words: 'Filed late', tone: 'bad' } : { words: 'Filed in time', tone: 'good' }
  }
  const left = end - now.getTime()
  if (left < 0) return { words: `${span(-left)} late`, tone: 'bad' }
  return { words: `${span(left)} left`, tone: toneOf(left) }
}

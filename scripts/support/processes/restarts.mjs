/** What ran so long has recovered: its next failure counts as the first. */
const STEADY_MS = 60_000

/** How long to wait after the first, second, … failure in a row, and after all others. */
const PAUSES_MS = [250, 1000, 2000, 4000, 8000, 16_000]
const LONGEST_PAUSE_MS = 30_000

/** So many failures in a row are no accident. */
export const MOST_FAILURES = 5

/**
 * Counts how often one process fails in a row.
 *
 * @param {() => number} [now] the clock, in milliseconds
 */
export function countFailures(now = Date.now) {
  let failures = 0
  let startedAt = now()
  return {
    /** Notes a failure. Answers with its number and the pause in milliseconds before the next start. */
    add() {
      failures = now() - startedAt > STEADY_MS ? 1 : failures + 1
      const pause = PAUSES_MS[failures - 1] ?? LONGEST_PAUSE_MS
      startedAt = now() + pause
      return { failures, pause }
    },
  }
}

/** @typedef {{ code: number, signal?: NodeJS.Signals | null, error?: Error }} Ending */

/**
 * How a process ended, in words.
 * @param {Ending} ending
 */
export function wordsFor({ code, signal, error }) {
  if (error) return error.message
  if (signal === 'SIGKILL') return 'killed by the system, often because memory ran out'
  return signal ? `ended by ${signal}` : `exit code ${code}`
}

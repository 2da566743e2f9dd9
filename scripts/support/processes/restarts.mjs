const WINDOW_MS = 60_000

/** How long to wait after the first, second, … failure within a minute. After one more we give up. */
const PAUSES_MS = [250, 1000, 2000, 4000]

/** So many failures within a minute are no accident. */
export const MOST_FAILURES = PAUSES_MS.length + 1

/**
 * Counts how often one process fails.
 *
 * @param {() => number} [now] the clock, in milliseconds
 */
export function countFailures(now = Date.now) {
  /** @type {number[]} */
  let failures = []
  return {
    /**
     * Notes a failure.
     * @returns {number | null} the pause in milliseconds before the next start, or null: give up
     */
    add() {
      failures = [...failures.filter((at) => at > now() - WINDOW_MS), now()]
      return PAUSES_MS[failures.length - 1] ?? null
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

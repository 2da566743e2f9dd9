/** How long an email waits after each try, in minutes: fifteen hours in all. */
const PAUSES = [1, 5, 15, 60, 240, 600]

/** After so many tries an email is given up. */
export const MOST_TRIES = PAUSES.length + 1

/** A server that is away is no email's fault and costs no try, but no email waits for it longer. */
export const MOST_DAYS = 3

/**
 * What has been in a worker's hands for longer was in those of one that died. Longer than the slowest
 * delivery: a mail server may be silent for 20 seconds in each of seven stages.
 */
export const ABANDONED = '5 minutes'

/** To be tried again at a moment; `isTry` unless it only waited. */
export type Again = {
  readonly kind: 'again'
  readonly reason: string
  readonly at: Date
  readonly isTry: boolean
}

type Failed = { readonly kind: 'failed'; readonly reason: string }

/** What follows the failure of a try: the next one, or the end. @param attempts with this one */
export function afterTry(attempts: number, reason: string): Again | Failed {
  const minutes = PAUSES[Math.max(1, attempts) - 1]
  if (minutes === undefined) return { kind: 'failed', reason }
  return { kind: 'again', reason, at: new Date(Date.now() + minutes * 60_000), isTry: true }
}

/** To be looked at later, through no fault of its own. */
export const waitUntil = (at: Date, reason: string): Again => ({
  kind: 'again',
  reason,
  at,
  isTry: false,
})

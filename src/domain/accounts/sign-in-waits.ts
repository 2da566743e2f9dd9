/** So many wrong passwords in a row cost nothing: everybody mistypes. */
export const FREE_TRIES = 5

/** The longest that one wrong password makes the next one wait, in seconds. */
export const LONGEST_WAIT = 5 * 60

/** After so many hours without a try all of them are forgotten. */
export const TRIES_KEPT_HOURS = 24

/** So many wrong ones for one account in an hour, from wherever, and strangers' tries take longer. */
export const CROWD = 30

/** How much longer, in milliseconds. No one is refused for what others do. */
export const CROWD_DELAY_MS = 2000

/** So many wrong passwords in a day, and a browser that the account knew is a stranger again. */
export const KNOWN_BROWSER_TRIES = 100

/** How long, in seconds, after so many wrong passwords from one address for one account: 0, then 1, 2, 4 … */
export function waitAfter(tries: number): number {
  return tries < FREE_TRIES ? 0 : Math.min(LONGEST_WAIT, 2 ** (tries - FREE_TRIES))
}

/** So many wrong passwords in an hour from one address, for whichever accounts, and it has to wait. */
export const SOURCE_TRIES = 120

/**
 * What is too much for every run of everything is taken in parts: a third of its cases each day, the
 * others on the two days after. By itself each set takes all of them. `npm test` says which part it takes.
 */
const PART = process.env.CHARTERDESK_PART

const PARTS = 3

/** The cases whose turn it is. */
export const inPart = <Case>(cases: readonly Case[]): readonly Case[] =>
  PART === undefined ? cases : cases.filter((_, index) => (index + Number(PART)) % PARTS === 0)

/**
 * The gateways that a case is tried by: one of them in a run of everything, by turns from case to case,
 * and another once all cases have been gone through.
 */
export function inTurn<Gateway>(gateways: readonly Gateway[], turn: number): readonly Gateway[] {
  if (PART === undefined) return gateways
  const chosen = (turn + Math.floor(Number(PART) / PARTS)) % gateways.length
  return gateways.filter((_, index) => index === chosen)
}

/** Set by `npm run test:release`, which runs every case of every matrix. */
export const isRelease = process.env.CHARTERDESK_RELEASE === '1'

/** All cases for a release, one of them in `npm test`: for a rule that is the same for each. */
export const anyOf = <Case>(cases: readonly Case[], place: number): readonly Case[] =>
  isRelease ? cases : cases.slice(place, place + 1)

/**
 * All cases for a release. In `npm test`, one case per key: the first key's first case, the second key's
 * second and so on, so that the cases kept differ in their other dimensions too.
 */
export function sampled<Case>(
  cases: readonly Case[],
  keyOf: (one: Case) => string,
): readonly Case[] {
  if (isRelease) return cases
  return [...Map.groupBy(cases, keyOf).values()].flatMap((group, place) => {
    const one = group[place % group.length]
    return one === undefined ? [] : [one]
  })
}

/** All cases for a release, and every so manieth in `npm test`: for long rows of cases that are alike. */
export const everyNth = <Case>(cases: readonly Case[], n: number): readonly Case[] =>
  isRelease ? cases : cases.filter((_, place) => place % n === 0)

/** How many rounds of a property or rows of a crowd: many for a release, few in `npm test`. */
export const rounds = (release: number, usual: number): number => (isRelease ? release : usual)

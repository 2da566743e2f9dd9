/** Set by `npm run test:release`, which runs every case of every matrix. */
const isRelease = process.env.CHARTERDESK_RELEASE === '1'

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

/** What an order brought us, and what it passed on to the states, on a day: negative for refunds. */
export type Taking = {
  readonly order: string
  readonly day: string
  readonly oursMinor: number
  readonly feesMinor: number
}

const keyOf = ({ order, day }: Taking) => `${order} ${day}`

/**
 * What has to be booked so that what is booked becomes what the books say: nothing where it is
 * that already, so that booking twice changes nothing.
 */
export function takingDifferences(
  books: readonly Taking[],
  booked: readonly Taking[],
): readonly Taking[] {
  const differences = new Map<string, Taking>()
  const add = (taking: Taking, sign: 1 | -1) => {
    const key = keyOf(taking)
    const { order, day } = taking
    const before = differences.get(key)
    differences.set(key, {
      order,
      day,
      oursMinor: (before?.oursMinor ?? 0) + sign * taking.oursMinor,
      feesMinor: (before?.feesMinor ?? 0) + sign * taking.feesMinor,
    })
  }
  for (const taking of books) add(taking, 1)
  for (const taking of booked) add(taking, -1)
  return [...differences.values()].filter(
    ({ oursMinor, feesMinor }) => oursMinor !== 0 || feesMinor !== 0,
  )
}

/**
 * Lets at most so many pieces of work run at once in this process; the others wait in order.
 *
 * For work that holds one database connection while it needs another: as many of those at once as
 * the pool has connections would wait for each other for ever.
 */
export function takeTurns(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = places
  const waiting: (() => void)[] = []

  const enter = () =>
    new Promise<void>((resolve) => {
      if (free === 0) {
        waiting.push(resolve)
        return
      }
      free -= 1
      resolve()
    })
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

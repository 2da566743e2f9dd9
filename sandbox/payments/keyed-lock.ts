/** Runs one piece of work on the same key at a time. */
export type KeyedLock = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

/** A queue for each key: work on the same payment waits for its turn, other work doesn't. */
export function keyedLock(): KeyedLock {
  const tails = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const turn = (tails.get(key) ?? Promise.resolve()).then(work, work)
    const tail = turn.catch(() => {})
    tails.set(key, tail)
    try {
      return await turn
    } finally {
      if (tails.get(key) === tail) tails.delete(key)
    }
  }
}

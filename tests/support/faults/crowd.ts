/**
 * Does numbered work from 0 on, so much of it at once. Where some of it fails, no more is begun, and
 * what was under way has ended.
 */
export async function doTogether(
  count: number,
  atOnce: number,
  work: (index: number) => Promise<unknown>,
): Promise<void> {
  let next = 0
  const line = async () => {
    while (next < count) {
      const index = next
      next += 1
      await work(index).catch((error: unknown) => {
        next = count
        throw error
      })
    }
  }
  const lines = await Promise.allSettled(Array.from({ length: atOnce }, line))
  for (const one of lines) if (one.status === 'rejected') throw one.reason
}

/** Does something again and again, until it is told to stop; then once more to the end. */
export function keepDoing(work: () => Promise<number>): { stop(): Promise<void> } {
  let isStopping = false
  const loop = async () => {
    while (!isStopping) {
      if ((await work()) === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    }
    while ((await work()) > 0);
  }
  const running = loop()
  running.catch(() => {}) // told to anyone who stops it
  return {
    stop: () => {
      isStopping = true
      return running
    },
  }
}

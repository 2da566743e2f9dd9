/** Does numbered work from 0 on, so much of it at once. */
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
      await work(index)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, line))
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
  running.catch(() => {}) // told to whoever stops it
  return {
    stop: () => {
      isStopping = true
      return running
    },
  }
}

import { log } from '@/src/lib/log'

const EVERY_MS = 1_000

/** Counts who came by old addresses, and passes it on from time to time. */
export function countVisits(tell: (path: string, visits: number) => Promise<unknown>) {
  let counts = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const send = async (path: string, visits: number) => {
    try {
      await tell(path, visits)
    } catch (error) {
      log.warn({ err: error }, 'visits could not be counted')
    }
  }
  const sendAll = () => {
    timer = undefined
    const counted = counts
    counts = new Map()
    for (const [path, visits] of counted) void send(path, visits)
  }
  return {
    add: (path: string) => {
      counts.set(path, (counts.get(path) ?? 0) + 1)
      timer ??= setTimeout(sendAll, EVERY_MS)
      timer.unref()
    },
    /** What is counted is not lost with this process. */
    stop: () => {
      clearTimeout(timer)
      sendAll()
    },
  }
}

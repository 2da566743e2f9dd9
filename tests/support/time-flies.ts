import { vi } from 'vitest'

const STEP_MS = 500

/** Does work that gives up after some time, while the clock runs ahead of the timers, so far and no further. */
export async function whileTimeFlies<Result>(
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const end = Date.now() + milliseconds
  const clock = setInterval(() => {
    if (Date.now() < end) vi.setSystemTime(Date.now() + STEP_MS)
  }, 10)
  try {
    return await work()
  } finally {
    clearInterval(clock)
    vi.useRealTimers()
  }
}

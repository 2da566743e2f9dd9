import { setTimeout as pause } from 'node:timers/promises'

/**
 * Ends no sooner than after so many milliseconds, well or badly: two ways through the work that
 * take less are not told apart by their time.
 */
export async function withMinimumDuration<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), pause(ms)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}

/** Refuses no sooner than after so many milliseconds; what goes well is not held up. */
export async function refusedNoSooner<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const pace = pause(ms, undefined, { ref: false })
  try {
    return await work()
  } catch (error) {
    await pace
    throw error
  }
}

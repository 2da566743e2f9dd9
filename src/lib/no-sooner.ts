import { setTimeout as pause } from 'node:timers/promises'

/**
 * Ends no sooner than after so many milliseconds, well or badly: two ways through the work that
 * take less are not told apart by their time.
 */
export async function noSooner<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), pause(ms)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}

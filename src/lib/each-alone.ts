import { log } from './log'

/**
 * Does something for each of many, one after the other. What fails for one is logged as `failure`,
 * with which `thing` it is, and keeps no one else waiting.
 *
 * @returns for how many there was something to do
 */
export async function eachAlone<One>(
  all: readonly One[],
  act: (one: One) => Promise<boolean>,
  { thing, failure }: { readonly thing: string; readonly failure: string },
): Promise<number> {
  let done = 0
  for (const one of all) {
    try {
      if (await act(one)) done += 1
    } catch (error) {
      log.warn({ err: error, [thing]: one }, failure)
    }
  }
  return done
}

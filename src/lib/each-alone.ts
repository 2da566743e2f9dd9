/**
 * Does something for each of many, one after the other. What fails for one is reported to `failed`
 * and keeps nobody else waiting.
 *
 * @returns for how many there was something to do
 */
export async function eachAlone<One>(
  all: readonly One[],
  act: (one: One) => Promise<boolean>,
  failed: (error: unknown, one: One) => void,
): Promise<number> {
  let done = 0
  for (const one of all) {
    try {
      if (await act(one)) done += 1
    } catch (error) {
      failed(error, one)
    }
  }
  return done
}

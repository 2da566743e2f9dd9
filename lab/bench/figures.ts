/** Whether the bench is only tried: small enough to see that it works, and its figures mean nothing. */
export const isTiny = process.env.BENCH_SIZE === 'tiny'

/** A number that is smaller while the bench is only tried. */
export const sized = (whole: number, tiny: number): number => (isTiny ? tiny : whole)

/** Milliseconds that each call of one kind took. */
export type Timings = number[]

/** The value that a share of all stays below: 0.95 for the 95th percentile. */
export function percentile(timings: Timings, share: number): number {
  const sorted = timings.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Runs work and adds what it took to `timings`, unless it fails. */
export async function timed<T>(timings: Timings, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  timings.push(performance.now() - began)
  return result
}

/** Does work again and again, so many at a time, until the time is up. Says how often it was done. */
export async function keepBusy(
  { atOnce, seconds }: { atOnce: number; seconds: number },
  work: (turn: number) => Promise<void>,
): Promise<number> {
  const end = performance.now() + seconds * 1000
  let turns = 0
  let done = 0
  const one = async () => {
    while (performance.now() < end) {
      turns += 1
      await work(turns)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return done
}

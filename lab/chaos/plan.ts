import { randomFrom } from './seeded.mjs'

/** Our processes: two of web and worker. */
export const TARGETS = ['front', 'web 1', 'web 2', 'worker 1', 'worker 2', 'sandbox'] as const
export type Target = (typeof TARGETS)[number]

/**
 * How PostgreSQL is restarted: told to stop, stopped at once, its head killed, or one of its sessions
 * killed, at which it cuts off all others and recovers.
 */
export const POSTGRES_WAYS = ['stop', 'stop at once', 'kill -9', 'kill -9 of a session'] as const
type PostgresWay = (typeof POSTGRES_WAYS)[number]

export type Fault =
  | { readonly atMs: number; readonly kind: 'kill'; readonly target: Target }
  | { readonly atMs: number; readonly kind: 'postgres'; readonly way: PostgresWay }

type Wanted = { kills: number; restarts: number; durationMs: number; seed: string }

/** Who has run for so long, its restart included, has its failures forgotten by `npm start`. */
const STEADY_MS = 75_000
/** Who fails five times in a row is given up: a plan stays below, some fall by themselves. */
const MOST_IN_A_ROW = 3
/** Who was just killed is still coming back: another one is preferred. */
const BACK_MS = 10_000

/**
 * When what falls, drawn from the seed: spread evenly with some chance in it, nothing so often in a row
 * that `npm start` would give it up.
 */
export function planFaults({ kills, restarts, durationMs, seed }: Wanted): Fault[] {
  const random = randomFrom(`${seed} faults`)
  const count = kills + restarts
  const gap = durationMs / (count + 1)
  const isRestart = (index: number) =>
    Math.floor(((index + 1) * restarts) / count) > Math.floor((index * restarts) / count)
  const last = new Map<Target, { readonly at: number; readonly row: number }>()
  return Array.from({ length: count }, (_, index): Fault => {
    const atMs = Math.round(gap * (index + 0.5 + random()))
    if (isRestart(index)) {
      return { atMs, kind: 'postgres', way: pick(POSTGRES_WAYS, random) }
    }
    const since = (one: Target) => atMs - (last.get(one)?.at ?? -STEADY_MS)
    const rowOf = (one: Target) => (since(one) < STEADY_MS ? (last.get(one)?.row ?? 0) : 0)
    const rested = TARGETS.filter((one) => rowOf(one) < MOST_IN_A_ROW)
    const back = rested.filter((one) => since(one) >= BACK_MS)
    const target = pick(back[0] ? back : rested[0] ? rested : TARGETS, random)
    last.set(target, { at: atMs, row: rowOf(target) + 1 })
    return { atMs, kind: 'kill', target }
  })
}

/** One of several, by chance. */
export function pick<T>(things: readonly [T, ...T[]] | readonly T[], random: () => number): T {
  const thing = things[Math.floor(random() * things.length)]
  if (thing === undefined) throw new RangeError('There is nothing to pick from')
  return thing
}

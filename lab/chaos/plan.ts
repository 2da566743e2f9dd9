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

const WINDOW_MS = 60_000
/** What fails five times within a minute is given up: a plan stays well below, some fall by themselves. */
const MOST_IN_WINDOW = 3
/** Who has just injected is still coming back: another one is preferred. */
const BACK_MS = 10_000

/**
 * When what falls, drawn from the seed: spread evenly with some chance in it, nothing so often within
 * a minute that `npm start` would give it up.
 */
export function planFaults({ kills, restarts, durationMs, seed }: Wanted): Fault[] {
  const random = randomFrom(`${seed} faults`)
  const count = kills + restarts
  const gap = durationMs / (count + 1)
  const isRestart = (index: number) =>
    Math.floor(((index + 1) * restarts) / count) > Math.floor((index * restarts) / count)
  const injected = new Map<Target, number[]>()
  return Array.from({ length: count }, (_, index): Fault => {
    const atMs = Math.round(gap * (index + 0.5 + random()))
    if (isRestart(index)) {
      return { atMs, kind: 'postgres', way: pick(POSTGRES_WAYS, random) }
    }
    const within = (one: Target, ms: number) =>
      (injected.get(one) ?? []).filter((at) => at > atMs - ms).length
    const rested = TARGETS.filter((one) => within(one, WINDOW_MS) < MOST_IN_WINDOW)
    const back = rested.filter((one) => within(one, BACK_MS) === 0)
    const target = pick(back[0] ? back : rested[0] ? rested : TARGETS, random)
    injected.set(target, [...(injected.get(target) ?? []), atMs])
    return { atMs, kind: 'kill', target }
  })
}

/** One of several, by chance. */
export function pick<T>(things: readonly [T, ...T[]] | readonly T[], random: () => number): T {
  const thing = things[Math.floor(random() * things.length)]
  if (thing === undefined) throw new RangeError('There is nothing to pick from')
  return thing
}

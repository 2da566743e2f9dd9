import { readdirSync, readFileSync } from 'node:fs'

/** What the processes of one kind use together. */
export type Use = {
  readonly processes: number
  /** Of memory that several share, each has its part. */
  readonly mebibytes: number
  readonly cpuMs: number
}

export type Uses = Readonly<Record<string, Use>>

/** How a kind of process is known by its command line. */
const KINDS: readonly (readonly [kind: string, sign: RegExp])[] = [
  ['front', /scripts\/front\.ts/],
  ['web', /^next-server/],
  ['worker', /scripts\/worker\.ts/],
  ['sandbox', /scripts\/sandbox\.ts/],
]

const CLOCK_TICK_MS = 10

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // it has ended, or this system keeps no such books
  }
}

const pids = (): number[] => {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}

const kindOf = (pid: number) => {
  const command = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
  return KINDS.find(([, sign]) => sign.test(command))?.[0]
}

/** What comes after the name, which may have spaces and brackets in it. */
const statOf = (pid: number) => read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []

const parentOf = (pid: number) => Number(statOf(pid)[1])

function useOf(pid: number): Use {
  const stat = statOf(pid)
  const kilobytes = Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0)
  const ticks = Number(stat[11] ?? 0) + Number(stat[12] ?? 0)
  return { processes: 1, mebibytes: kilobytes / 1024, cpuMs: ticks * CLOCK_TICK_MS }
}

const together = (uses: readonly Use[]): Use =>
  uses.reduce(
    (sum, use) => ({
      processes: sum.processes + 1,
      mebibytes: sum.mebibytes + use.mebibytes,
      cpuMs: sum.cpuMs + use.cpuMs,
    }),
    { processes: 0, mebibytes: 0, cpuMs: 0 },
  )

/**
 * What runs of the site whose database this is, by kind; empty on systems without `/proc`.
 * @param backend the process id of a connection to its database
 */
export function runningUses(databaseUrl: string, backend: number | null): Uses {
  const mine = `DATABASE_URL=${databaseUrl}\0`
  const all = pids()
  const server = backend === null ? Number.NaN : parentOf(backend)
  const found: Record<string, number[]> = {}
  for (const pid of all) {
    const isServer = pid === server || parentOf(pid) === server
    const isOurs = isServer || `${read(`/proc/${pid}/environ`)}\0`.includes(mine)
    const kind = isServer ? 'PostgreSQL' : isOurs && kindOf(pid)
    if (kind) found[kind] = [...(found[kind] ?? []), pid]
  }
  return Object.fromEntries(
    Object.entries(found).map(([kind, ones]) => [kind, together(ones.map(useOf))]),
  )
}

/** What was used between two looks, in processor milliseconds by kind. */
export const spent = (before: Uses, after: Uses): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(after).map(([kind, { cpuMs }]) => [kind, cpuMs - (before[kind]?.cpuMs ?? 0)]),
  )

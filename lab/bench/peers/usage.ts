import { readdirSync, readFileSync } from 'node:fs'

const CLOCK_TICK_MS = 10

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // it has ended
  }
}

/** The fields of `/proc/PID/stat` after the name, which may have spaces and brackets in it. */
const statOf = (pid: number) => read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []

/** These processes and all that they have started. */
function treeOf(roots: readonly number[]): number[] {
  const children = new Map<number, number[]>()
  for (const pid of readdirSync('/proc').map(Number).filter(Number.isInteger)) {
    const parent = Number(statOf(pid)[1])
    children.set(parent, [...(children.get(parent) ?? []), pid])
  }
  const tree: number[] = []
  const waiting = [...roots]
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
    tree.push(pid)
    waiting.push(...(children.get(pid) ?? []))
  }
  return tree
}

/** Processor milliseconds, user and system, of these process trees, with those that have ended. */
export function cpuMsOf(roots: readonly number[]): number {
  const ticks = treeOf(roots).flatMap((pid) => statOf(pid).slice(11, 15).map(Number))
  return ticks.reduce((sum, one) => sum + one, 0) * CLOCK_TICK_MS
}

/** Memory of these process trees in MiB; of what several share, each has its part. */
export function mebibytesOf(roots: readonly number[]): number {
  const kilobytes = treeOf(roots).map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0),
  )
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024
}

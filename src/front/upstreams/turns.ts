import type { Dispatcher } from 'undici'

import { CLIENT_HEADER, REQUEST_ID_HEADER } from '@/src/lib/http/front-headers'

/** So many requests of one address each web process works on at once. Its others wait in line. */
const AT_ONCE = 16
/** More may not wait there. */
const MOST_WAITING = 2_000

/** One address has more under way than the front keeps waiting. */
export class TooManyAtOnce extends Error {}
/** Its sender left before a web process was asked. */
export class SenderLeft extends Error {}

type Waiting = { readonly id: string; readonly begin: () => void; readonly drop: () => void }
type Line = { busy: number; waiting: Waiting[] }

export type Turns = ReturnType<typeof createTurns>

/**
 * Has one address wait for what it asked for before. What a web process was asked it finishes, whether
 * or not the sender stays: so a turn ends with the answer, and what waits is dropped with its sender.
 *
 * @param isThere whether the sender of a request still waits for its answer
 * @param processes how many web processes share the work
 */
export function createTurns(isThere: (id: string) => boolean, processes: () => number) {
  const lines = new Map<string, Line>()

  function end(address: string, line: Line): void {
    line.busy -= 1
    for (;;) {
      const next = line.waiting.shift()
      if (!next) break
      if (isThere(next.id)) {
        line.busy += 1
        next.begin()
        return
      }
      next.drop()
    }
    if (line.busy === 0) lines.delete(address)
  }

  return {
    /** Waits for a turn, and gives what ends it. @throws TooManyAtOnce, SenderLeft */
    take: async ({ headers }: Dispatcher.DispatchOptions): Promise<() => void> => {
      const said = new Headers(
        Object.entries(headers ?? {}).map(([name, value]) => [name, `${value}`]),
      )
      const [address, id] = [said.get(CLIENT_HEADER) ?? '', said.get(REQUEST_ID_HEADER) ?? '']
      const line = lines.get(address) ?? { busy: 0, waiting: [] }
      lines.set(address, line)
      if (line.busy < AT_ONCE * Math.max(1, processes())) line.busy += 1
      else {
        for (const one of line.waiting) if (!isThere(one.id)) one.drop()
        line.waiting = line.waiting.filter((one) => isThere(one.id))
        if (line.waiting.length >= MOST_WAITING) throw new TooManyAtOnce()
        await new Promise<void>((begin, reject) => {
          line.waiting.push({ id, begin, drop: () => reject(new SenderLeft()) })
        })
      }
      let isOver = false
      return () => {
        if (!isOver) end(address, line)
        isOver = true
      }
    },
  }
}

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** By then the first requests and jobs have loaded what they need. */
const SETTLED_MS = 10_000

/**
 * Some time after the start, gives back the memory that only loading the program took. Node.js would
 * keep it until as much has been used again, which an idle process never does.
 */
export function giveBackStartMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc')
    const collect: unknown = runInNewContext('gc')
    if (typeof collect !== 'function') return
    collect({ type: 'major', execution: 'async', flavor: 'last-resort' })
  }, SETTLED_MS).unref()
}

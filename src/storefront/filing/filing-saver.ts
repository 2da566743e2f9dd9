import type { FilingPatch, FilingResult } from './filing-api'

export type SaveState = 'idle' | 'saving' | 'saved' | 'retrying' | 'refused'

type Options = {
  readonly send: (patch: FilingPatch) => Promise<FilingResult>
  readonly onState: (state: SaveState, message?: string) => void
  readonly onSaved: (result: FilingResult & { ok: true }, patch: FilingPatch) => void
}

const RETRY_MS = 4_000

export type FilingSaver = ReturnType<typeof filingSaver>

/** Saves the latest answers, one request after another, and tries again while nobody answers. */
export function filingSaver({ send, onState, onSaved }: Options) {
  let pending: FilingPatch | null = null
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function wait(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  async function attempt(patch: FilingPatch): Promise<void> {
    onState('saving')
    const result = await send(patch)
    if (result.ok) {
      onState('saved')
      onSaved(result, patch)
      return
    }
    const mayPass = result.status === 0 || result.status === 429 || result.status >= 500
    onState(mayPass ? 'retrying' : 'refused', result.message)
    if (!mayPass) return
    pending = { ...patch, ...pending }
    wait(RETRY_MS)
  }

  /** Saves now whatever waits, and is done once nothing is under way. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    while (running) await running
    if (!pending) return
    const patch = pending
    pending = null
    running = attempt(patch)
    await running
    running = null
  }

  return {
    flush,
    /** Notes what to save, and saves it once nothing more has come for `delayMs`. */
    queue(patch: FilingPatch, delayMs: number) {
      pending = { ...pending, ...patch } // a tax id stays until it was sent
      wait(delayMs)
    },
    /** Forgets what waits: it goes along with something else. */
    drop() {
      clearTimeout(timer)
      pending = null
    },
  }
}

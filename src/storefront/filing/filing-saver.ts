import type { FilingView } from '@/src/domain/filing/filing-view'
import { mayPass } from '@/src/lib/browser/result'

import { type FilingPatch, type FilingResult, filingTrouble } from './filing-api'

export type SaveState = 'idle' | 'saving' | 'saved' | 'retrying' | 'refused'

type Options = {
  readonly send: (patch: FilingPatch) => Promise<FilingResult>
  readonly onState: (state: SaveState, message?: string) => void
  readonly onSaved: (filing: FilingView, patch: FilingPatch) => void
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
      onSaved(result.value.filing, patch)
      return
    }
    const isLater = mayPass(result)
    onState(isLater ? 'retrying' : 'refused', filingTrouble(result))
    if (!isLater) return
    pending = { ...patch, ...pending }
    wait(Math.max(RETRY_MS, (result.retryAfter ?? 0) * 1_000))
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

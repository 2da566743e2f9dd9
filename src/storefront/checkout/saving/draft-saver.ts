import type { DraftView } from '@/src/domain/checkout/checkout-view'

import type { ApiResult, DraftInput } from '../checkout-api'

export type SaveStatus = 'idle' | 'saving' | 'saved' | 'retrying' | 'refused'

type Pending = { readonly revision: number; readonly input: DraftInput }

type DraftSaverOptions = {
  readonly send: (input: DraftInput) => Promise<ApiResult<{ draft: DraftView }>>
  readonly onStatus: (status: SaveStatus) => void
  readonly onSaved: (revision: number, draft: DraftView) => void
}

const RETRY_AFTER_MS = [2_000, 4_000, 8_000, 15_000]

export type DraftSaver = ReturnType<typeof draftSaver>

/**
 * Saves the latest answers, one request at a time, and tries again while the server is out of reach.
 *
 * What arrives during a request is saved after it, so the server never ends on an older answer.
 */
export function draftSaver({ send, onStatus, onSaved }: DraftSaverOptions) {
  let pending: Pending | null = null
  let running: Promise<boolean> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  function wait(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  async function attempt(job: Pending): Promise<boolean> {
    onStatus('saving')
    const result = await send(job.input)
    if (result.ok) {
      failures = 0
      if (pending === job) pending = null
      onSaved(job.revision, result.value.draft)
      onStatus('saved')
      return true
    }
    const mayPass = result.status === 0 || result.status === 429 || result.status >= 500
    onStatus(mayPass ? 'retrying' : 'refused')
    if (mayPass) wait(RETRY_AFTER_MS[Math.min(failures++, RETRY_AFTER_MS.length - 1)] ?? 0)
    return false
  }

  /** Saves now. False when the latest answers are not on the server. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    while (running) await running
    if (!pending) return true
    running = attempt(pending)
    const isSaved = await running
    running = null
    return isSaved && pending ? flush() : isSaved
  }

  return {
    flush,
    /** Notes what to save, and saves it once nothing more has come for `delayMs`. */
    queue(revision: number, input: DraftInput, delayMs: number) {
      pending = { revision, input }
      wait(delayMs)
    },
  }
}

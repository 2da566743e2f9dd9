import { useEffect, useRef, useState } from 'react'
import type { FilingAnswers } from '@/src/domain/filing/filing-answers'
import type { FilingView } from '@/src/domain/filing/filing-view'
import { readParts, request } from '@/src/lib/browser/request'
import { type ApiFailure, type ApiResult, mayPass, wordsOf } from '@/src/lib/browser/result'

export type SaveState = 'idle' | 'saving' | 'saved' | 'retrying' | 'refused'

type SaverOptions<Patch, Saved> = {
  readonly send: (patch: Patch) => Promise<ApiResult<Saved>>
  readonly onState: (state: SaveState, message?: string) => void
  readonly onSaved: (saved: Saved, patch: Patch) => void
}

const RETRY_MS = 4_000

type FilingSaver<Patch> = {
  /** Saves now whatever waits, and is done once nothing is under way. */
  readonly flush: () => Promise<void>
  /** Notes what to save, and saves it once nothing more has come for `delayMs`. */
  readonly queue: (patch: Patch, delayMs: number) => void
  /**
   * Sends all answers at once: what waits goes along, and once they arrived nothing is saved after them.
   * Where they don't, what waited is saved a moment later.
   */
  readonly complete: <Result extends { readonly ok: boolean }>(
    send: () => Promise<Result>,
  ) => Promise<Result>
}

/** What is said of a refusal: of a form that is saved as it is typed, the first wrong answer. */
export function filingTrouble(failure: ApiFailure): string {
  const [message = failure.message] = Object.values(failure.fields)
  return wordsOf({ ...failure, message })
}

/** Saves the latest answers, one request after another, and tries again while no one answers. */
export function filingSaver<Patch extends object, Saved>({
  send,
  onState,
  onSaved,
}: SaverOptions<Patch, Saved>): FilingSaver<Patch> {
  let pending: Patch | null = null
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function wait(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  async function attempt(patch: Patch): Promise<void> {
    onState('saving')
    const result = await send(patch)
    if (result.ok) {
      onState('saved')
      onSaved(result.value, patch)
      return
    }
    const isLater = mayPass(result)
    onState(isLater ? 'retrying' : 'refused', filingTrouble(result))
    if (!isLater) return
    pending = { ...patch, ...pending }
    wait(Math.max(RETRY_MS, (result.retryAfter ?? 0) * 1_000))
  }

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

  function drop() {
    clearTimeout(timer)
    pending = null
  }

  return {
    flush,
    queue(patch, delayMs) {
      pending = { ...pending, ...patch } // a tax id stays until it was sent
      wait(delayMs)
    },
    async complete(send) {
      while (running) await running
      const waiting = pending // also what a save that was under way wrote back into the form
      drop()
      const completing = send().then((result) => {
        if (result.ok) drop()
        else if (waiting) {
          pending = { ...waiting, ...pending }
          wait(RETRY_MS)
        }
        return result
      })
      const ended = () => {
        running = null
      }
      running = completing.then(ended, ended) // what is changed meanwhile waits
      return completing
    },
  }
}

type Sending<Patch, Saved> = Pick<SaverOptions<Patch, Saved>, 'send' | 'onSaved'>

/** Saves a form as it is typed, and what waits when the page goes out of sight. */
export function useSaver<Patch extends object, Saved>({ send, onSaved }: Sending<Patch, Saved>) {
  const [state, setState] = useState<{ save: SaveState; trouble: string | null }>({
    save: 'idle',
    trouble: null,
  })
  const latest = useRef({ send, onSaved })
  useEffect(() => {
    latest.current = { send, onSaved }
  })
  const [saver] = useState<FilingSaver<Patch>>(() =>
    filingSaver<Patch, Saved>({
      send: (patch) => latest.current.send(patch),
      onState: (save, message) => setState({ save, trouble: message ?? null }),
      onSaved: (saved, patch) => latest.current.onSaved(saved, patch),
    }),
  )
  useEffect(() => {
    const flush = () => {
      if (document.visibilityState === 'hidden') void saver.flush()
    }
    document.addEventListener('visibilitychange', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      void saver.flush()
    }
  }, [saver])
  return { saver, ...state }
}

export type FilingPatch = Partial<FilingAnswers> & {
  readonly taxId?: string
  readonly action?: 'complete' | 'reopen'
}

export type FilingSaved = { readonly filing: FilingView }

const FILED = readParts<FilingSaved>('filing')

/** Sends answers to the server. */
export function patchFiling(orderId: string, patch: FilingPatch): Promise<ApiResult<FilingSaved>> {
  return request('PATCH', `/api/orders/${orderId}/filing`, { body: patch, answer: FILED })
}

/** Takes back answers that were sent, for a change. */
export async function reopenFiling(view: FilingView): Promise<ApiResult<FilingView>> {
  const result = await patchFiling(view.orderId, { action: 'reopen' })
  return result.ok ? { ok: true, value: result.value.filing } : result
}

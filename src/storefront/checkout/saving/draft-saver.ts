import { type ApiResult, mayPass } from '@/src/lib/browser/result'

export type SaveStatus = 'idle' | 'saving' | 'saved' | 'retrying' | 'refused'

type Pending<Input> = { readonly revision: number; readonly input: Input }

type DraftSaverOptions<Input, View> = {
  readonly send: (input: Input) => Promise<ApiResult<{ draft: View }>>
  readonly onStatus: (status: SaveStatus) => void
  readonly onSaved: (revision: number, draft: View) => void
}

const RETRY_AFTER_MS = [2_000, 4_000, 8_000, 15_000]

export type DraftSaver = ReturnType<typeof draftSaver>

/**
 * Saves the latest answers, one request at a time, and tries again while the server is out of reach.
 *
 * What arrives during a request is saved after it, so the server never ends on an older answer.
 */
export function draftSaver<Input, View>({
  send,
  onStatus,
  onSaved,
}: DraftSaverOptions<Input, View>) {
  let pending: Pending<Input> | null = null
  let running: Promise<boolean> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  function wait(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  /** Longer with every failure in a row. */
  const ownPause = () => RETRY_AFTER_MS[Math.min(failures++, RETRY_AFTER_MS.length - 1)] ?? 0

  async function attempt(job: Pending<Input>): Promise<boolean> {
    onStatus('saving')
    const result = await send(job.input)
    if (result.ok) {
      failures = 0
      if (pending === job) pending = null
      onSaved(job.revision, result.value.draft)
      onStatus('saved')
      return true
    }
    const isLater = mayPass(result)
    onStatus(isLater ? 'retrying' : 'refused')
    if (isLater) wait(Math.max(ownPause(), (result.retryAfter ?? 0) * 1_000))
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
    queue(revision: number, input: Input, delayMs: number) {
      pending = { revision, input }
      wait(delayMs)
    },
  }
}

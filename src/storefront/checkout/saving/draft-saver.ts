import { type ApiFailure, type ApiResult, mayPass, UNREACHABLE } from '@/src/lib/browser/result'

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
  let running: Promise<ApiFailure | null> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  function wait(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  /** Longer with every failure in a row. */
  const ownPause = () => RETRY_AFTER_MS[Math.min(failures++, RETRY_AFTER_MS.length - 1)] ?? 0

  async function attempt(job: Pending<Input>): Promise<ApiFailure | null> {
    onStatus('saving')
    const result = await send(job.input)
    if (result.ok) {
      failures = 0
      if (pending === job) pending = null
      onSaved(job.revision, result.value.draft)
      onStatus('saved')
      return null
    }
    const isLater = mayPass(result)
    onStatus(isLater ? 'retrying' : 'refused')
    if (isLater) wait(Math.max(ownPause(), (result.retryAfter ?? 0) * 1_000))
    const isRefusal = result.status >= 400 && result.status < 500
    return isRefusal ? result : UNREACHABLE
  }

  /** Saves now. Returns why the latest answers are not on the server; null when they are. */
  async function flush(): Promise<ApiFailure | null> {
    clearTimeout(timer)
    while (running) await running
    if (!pending) return null
    running = attempt(pending)
    const failure = await running
    running = null
    return !failure && pending ? flush() : failure
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

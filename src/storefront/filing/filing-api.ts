import type { FilingAnswers } from '@/src/domain/filing/filing-answers'
import type { FilingView } from '@/src/domain/filing/filing-view'

export type FilingPatch = Partial<FilingAnswers> & {
  readonly taxId?: string
  readonly action?: 'complete' | 'reopen'
}

export type FilingResult =
  | { readonly ok: true; readonly filing: FilingView }
  | {
      readonly ok: false
      readonly status: number
      readonly message: string
    }

type Answer = {
  filing?: FilingView
  error?: { message?: string; id?: string; fields?: Record<string, string> }
}

function failed(status: number, { error }: Answer): FilingResult {
  const [named] = Object.values(error?.fields ?? {})
  const message = named ?? error?.message ?? 'Something went wrong. Please try again.'
  return {
    ok: false,
    status,
    message: error?.id ? `${message} (${error.id})` : message,
  }
}

/** Sends answers to the server. An answer typed just before leaving still arrives. */
export async function patchFiling(orderId: string, patch: FilingPatch): Promise<FilingResult> {
  try {
    const response = await fetch(`/api/orders/${orderId}/filing`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(patch),
      keepalive: true,
    })
    const answer: Answer = await response.json().catch(() => ({}))
    if (response.ok && answer.filing) return { ok: true, filing: answer.filing }
    return failed(response.status, answer)
  } catch {
    return failed(0, {
      error: { message: 'We could not reach the server. Check your connection.' },
    })
  }
}

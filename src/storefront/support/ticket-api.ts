import type { ThreadState } from '@/src/domain/support/ticket-view'
import { type ApiFailure, type ApiResult, UNREACHABLE } from '@/src/storefront/browser/api'
import { SEEN } from '@/src/storefront/layout/dashboard/marks'

type ErrorAnswer = {
  error?: { code?: string; message?: string; id?: string; fields?: Record<string, string> }
}

function failureOf(status: number, { error }: ErrorAnswer): ApiFailure {
  return {
    ok: false,
    status,
    code: error?.code ?? 'unexpected',
    message: error?.message ?? 'Something went wrong. Please try again.',
    fields: error?.fields ?? {},
    id: error?.id ?? null,
    quote: null,
  }
}

function bodyOf<T>({ status, responseText }: XMLHttpRequest): ApiResult<T> {
  try {
    const value: T & ErrorAnswer = JSON.parse(responseText)
    return status < 300 ? { ok: true, value } : failureOf(status, value)
  } catch {
    return failureOf(status, {})
  }
}

/**
 * Sends a message with its files and says how much of it has gone, from 0 to 1: which `fetch`
 * cannot tell. Never throws.
 */
export function sendMessage<T>(
  address: string,
  fields: Readonly<Record<string, string>>,
  files: readonly File[],
  onProgress: (share: number) => void,
): Promise<ApiResult<T>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const file of files) form.append('files', file)
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => resolve(UNREACHABLE)
    request.onabort = () => resolve(UNREACHABLE)
    request.onload = () => resolve(bodyOf<T>(request))
    request.open('POST', address)
    request.send(form)
  })
}

export type Fresh = { readonly thread: ThreadState; readonly tag: string | null }

/** The thread as it now stands; null when nothing has changed since `tag`. @throws when unreachable */
export async function askForNews(
  ticketId: string,
  tag: string | null,
  signal: AbortSignal,
): Promise<Fresh | null> {
  const response = await fetch(`/api/support/tickets/${ticketId}/messages`, {
    cache: 'no-store',
    headers: tag ? { 'If-None-Match': tag } : {},
    signal,
  })
  if (response.status === 304) return null
  if (!response.ok) throw new Error(`The thread answered ${response.status}`)
  const thread: ThreadState = await response.json()
  return { thread, tag: response.headers.get('etag') }
}

/** Tells the server and the menu what was seen. Should it not hear, the mark only stays a little longer. */
export function tellRead(ticketId: string, upTo: string): void {
  fetch(`/api/support/tickets/${ticketId}/read`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ upTo }),
    keepalive: true,
  })
    .then(() => window.dispatchEvent(new Event(SEEN)))
    .catch(() => {})
}

import type { ThreadState } from '@/src/domain/support/ticket-view'
import { exchange, type Reader, request } from '@/src/lib/browser/request'
import { type ApiResult, UNREACHABLE } from '@/src/lib/browser/result'
import { upload } from '@/src/lib/browser/upload'
import { SEEN } from '@/src/storefront/layout/dashboard/WaitingMarks'

/** Sends a message with its files and says how much of it has gone, from 0 to 1. Never throws. */
export async function sendMessage<T>(
  address: string,
  message: {
    readonly fields: Readonly<Record<string, string>>
    readonly files: readonly File[]
    readonly key: string
    readonly answer: Reader<T>
    readonly onProgress: (share: number) => void
  },
): Promise<ApiResult<T>> {
  const { fields, files, ...options } = message
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const file of files) form.append('files', file)
  return (await upload(address, form, options).done) ?? UNREACHABLE
}

export type Fresh = { readonly thread: ThreadState; readonly tag: string | null }

/** The thread as it now stands; null when nothing has changed since `tag`. @throws when unreachable */
export async function askForNews(
  ticketId: string,
  tag: string | null,
  signal: AbortSignal,
): Promise<Fresh | null> {
  const response = await exchange('GET', `/api/support/tickets/${ticketId}/messages`, {
    headers: tag ? { 'If-None-Match': tag } : {},
    signal,
  })
  if (response.status === 304) return null
  if (!response.ok) throw new Error(`The thread answered ${response.status}`)
  const thread: ThreadState = await response.json()
  return { thread, tag: response.headers.get('etag') }
}

/** Tells the server and the menu what was seen. Should it not hear, the mark only stays a little longer. */
export async function tellRead(ticketId: string, upTo: string): Promise<void> {
  await request('POST', `/api/support/tickets/${ticketId}/read`, { body: { upTo } })
  window.dispatchEvent(new Event(SEEN))
}

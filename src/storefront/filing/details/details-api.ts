import type { DetailsView } from '@/src/domain/filing/details/details-view'
import type { Answers } from '@/src/domain/filing/details/field'
import type { AskedService } from '@/src/domain/vocabulary/service-types'
import { readParts, request } from '@/src/lib/browser/request'
import type { ApiResult } from '@/src/lib/browser/result'
import { upload } from '@/src/lib/browser/upload'

export type DetailsPatch = {
  readonly answers?: Answers
  readonly secrets?: Readonly<Record<string, string>>
  readonly action?: 'complete' | 'reopen'
}

export type DetailsSaved = { readonly details: DetailsView }

const SAVED = readParts<DetailsSaved>('details')

/** Sends the answers of one service to the server. */
export function patchDetails(
  { orderId, service }: { readonly orderId: string; readonly service: AskedService },
  patch: DetailsPatch,
): Promise<ApiResult<DetailsSaved>> {
  return request('PATCH', `/api/orders/${orderId}/details/${service}`, {
    body: patch,
    answer: SAVED,
  })
}

/** Takes back answers that were sent, for a change. */
export async function reopenDetails(view: DetailsView): Promise<ApiResult<DetailsView>> {
  const result = await patchDetails(view, { action: 'reopen' })
  return result.ok ? { ok: true, value: result.value.details } : result
}

/** Hands in a file for the order; `onProgress` hears how much of it has gone, from 0 to 1. */
export function sendFile(
  order: string,
  kind: string,
  file: File,
  options: { readonly key: string; readonly onProgress: (share: number) => void },
) {
  const query = new URLSearchParams({ kind, order, name: file.name })
  const form = new FormData()
  form.set('file', file)
  return upload(`/api/documents/upload?${query}`, form, options).done
}

/** The id of the control that an answer is typed into. */
export const controlId = (service: AskedService) => (path: string) =>
  `details-${service}-${path.replaceAll('.', '-')}`

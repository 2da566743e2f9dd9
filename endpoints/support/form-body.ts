import type { PayloadRequest } from 'payload'

import { formDataOf } from '@/endpoints/platform/form-data'
import { AppError } from '@/src/lib/errors'
import { MESSAGE_LIMIT } from '@/src/lib/http/body-limits'
import { bodyOf } from '@/src/lib/http/endpoint'
import type { TicketFile } from '@/src/services/support/store-ticket-files'

const RULES = {
  most: MESSAGE_LIMIT,
  tooLarge: () =>
    new AppError(
      'too_large',
      'The files are too large together. Send fewer or smaller files.',
      413,
    ),
  broken: 'The message did not arrive in full. Please try again.',
  files: 'files',
} as const

/**
 * A message as it was sent: JSON, or a form with its files in `files`.
 * @throws AppError 400 or 413
 */
export async function formBody(
  req: PayloadRequest,
): Promise<{ readonly fields: unknown; readonly files: readonly TicketFile[] }> {
  const type = req.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) return { fields: await bodyOf(req), files: [] }
  return formDataOf(req, RULES)
}

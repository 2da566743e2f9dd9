import { APIError, addDataAndFileToRequest, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { FACT_FILE_BYTES } from '@/src/domain/catalogue/fact-editing/fee-text'
import { AppError, parseInput, wrongField } from '@/src/lib/errors'
import { ENVELOPE_BYTES } from '@/src/lib/http/body-limits'

const MEGABYTE = 1024 * 1024

/** The file of a form, of a kind and so many bytes at most. @throws AppError 400, 413 or 422 */
export async function uploadedFile(
  req: PayloadRequest,
  most = FACT_FILE_BYTES,
  kind = 'CSV',
): Promise<Uint8Array> {
  const tooLarge = () =>
    new AppError('too_large', `This file is larger than ${most / MEGABYTE} MB.`, 413)
  if (Number(req.headers.get('content-length')) > most + ENVELOPE_BYTES) throw tooLarge()
  try {
    await addDataAndFileToRequest(req)
  } catch (error) {
    if (error instanceof APIError && error.status === 413) throw tooLarge()
    throw new AppError('bad_upload', 'The upload did not arrive in full. Please try again.', 400)
  }
  if (!req.file) throw wrongField('file', `Choose a ${kind} file.`, 'no_file')
  if (req.file.data.byteLength > most) throw tooLarge()
  return req.file.data
}

const confirmed = z.object({ token: z.string().regex(/^[0-9a-f]{64}$/, 'Check the file first.') })

/** What names a file as it was shown: `?token=`. @throws AppError 422 */
export const checkedToken = (req: PayloadRequest): string =>
  parseInput(confirmed, { token: req.searchParams.get('token') ?? '' }).token

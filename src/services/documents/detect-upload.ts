import { fileTypeFromBuffer } from 'file-type'

import {
  isUploadType,
  PICTURE_MAX_PIXELS,
  sizeRefusal,
  UPLOAD_REFUSALS,
  type UploadRefusal,
  type UploadType,
} from '@/src/domain/documents/upload-rules'
import { AppError } from '@/src/lib/errors'
import { findInFile } from '@/src/lib/files/scan-file'
import { log } from '@/src/lib/log'
import { pixelsOf } from '@/src/lib/pictures'

const STATUSES: Record<UploadRefusal, number> = {
  empty_file: 422,
  too_large: 413,
  wrong_type: 415,
  heic_photo: 415,
  too_many_pixels: 413,
  infected_file: 422,
  unscanned_file: 503,
  damaged_file: 422,
}

/** A file that cannot be taken, as an error with its words and status. */
export const refusedUpload = (refusal: UploadRefusal): AppError =>
  new AppError(refusal, UPLOAD_REFUSALS[refusal], STATUSES[refusal])

/**
 * Refuses a picture that would take too much memory to decode, by what its header says.
 * @throws AppError 413 `too_many_pixels`
 */
export async function requireDecodable(data: Buffer, type: string): Promise<void> {
  const pixels = await pixelsOf(data, type)
  if (pixels !== null && pixels > PICTURE_MAX_PIXELS) throw refusedUpload('too_many_pixels')
}

/**
 * Refuses a file in which the virus scanner finds something, or which it could not look at.
 * @throws AppError 422 `infected_file`, 503 `unscanned_file`
 */
export async function requireClean(data: Buffer): Promise<void> {
  const found = await findInFile(data).catch((error: unknown) => {
    log.error({ err: error }, 'a file could not be scanned')
    throw refusedUpload('unscanned_file')
  })
  if (found === null) return
  log.warn({ found }, 'a file was refused by the virus scanner')
  throw refusedUpload('infected_file')
}

/**
 * What a file is by its content, whatever it is called.
 * @throws AppError 413, 415 or 422 when it is nothing that customers may upload
 */
export async function detectUpload(data: Buffer): Promise<UploadType> {
  const refusal = sizeRefusal(data.length)
  if (refusal) throw refusedUpload(refusal)
  const found = await fileTypeFromBuffer(data).catch(() => undefined)
  if (found && /^image\/hei[cf]/.test(found.mime)) throw refusedUpload('heic_photo')
  if (!isUploadType(found?.mime)) throw refusedUpload('wrong_type')
  await requireDecodable(data, found.mime)
  return found.mime
}

import { fileTypeFromBuffer } from 'file-type'

import {
  CV_REFUSALS,
  type CvRefusal,
  type CvType,
  cvSizeRefusal,
  holdsMacros,
  isCvType,
} from '@/src/domain/careers/cv-rules'
import { AppError } from '@/src/lib/errors'

const STATUSES: Record<CvRefusal, number> = {
  no_cv: 422,
  empty_cv: 422,
  cv_too_large: 413,
  cv_wrong_type: 415,
  cv_macros: 422,
}

/** A CV that cannot be taken, as an error with its words, which belong to its field. */
export const refusedCv = (refusal: CvRefusal): AppError =>
  new AppError(refusal, CV_REFUSALS[refusal], STATUSES[refusal], { cv: CV_REFUSALS[refusal] })

/**
 * What a CV is by its content, whatever it is called.
 *
 * @throws AppError 413, 415 or 422 with words for the applicant
 */
export async function checkCv(data: Buffer): Promise<CvType> {
  const refusal = cvSizeRefusal(data.length)
  if (refusal) throw refusedCv(refusal)
  const found = await fileTypeFromBuffer(data).catch(() => undefined)
  if (/macroenabled/i.test(found?.mime ?? '')) throw refusedCv('cv_macros')
  if (!isCvType(found?.mime)) throw refusedCv('cv_wrong_type')
  if (holdsMacros(data, found.mime)) throw refusedCv('cv_macros')
  return found.mime
}

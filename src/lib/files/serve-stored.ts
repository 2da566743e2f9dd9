import type { UploadConfig } from 'payload'

import { AppError, errorResponse } from '@/src/lib/errors'

export type FileHandler = NonNullable<UploadConfig['handlers']>[number]

export const missingFile = () =>
  errorResponse(new AppError('not_found', 'This file does not exist.', 404))

const away = () =>
  errorResponse(
    new AppError('storage_away', 'This file is not available right now. Please try again.', 503),
  )

/** With it, Payload's storage looks nothing up again: access was decided before. */
const NO_PREFIX = { id: '' }

/** Answers with a file from the storage, in our words where that has none or does not answer. */
export const serveStored =
  (stored: FileHandler): FileHandler =>
  async (req, args) => {
    const answer = await stored(req, { ...args, doc: args.doc ?? NO_PREFIX })
    if (!(answer instanceof Response) || answer.status === 404) return missingFile()
    if (answer.status >= 500) return away()
    return answer
  }

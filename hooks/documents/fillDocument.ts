import type { CollectionBeforeValidateHook } from 'payload'

import { DOCUMENT_KINDS } from '@/src/domain/orders/document-types'
import { AppError } from '@/src/lib/errors'

function labelOf(kind: unknown): string {
  return Object.entries(DOCUMENT_KINDS).find(([key]) => key === kind)?.[1] ?? DOCUMENT_KINDS.other
}

/** A document needs something to open: a file or a link. Unnamed ones are called what they are. */
export const fillDocument: CollectionBeforeValidateHook = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data) return data
  const has = (field: string) => Boolean(data[field] ?? originalDoc?.[field])
  if (!req.file && !has('filename') && !has('fileUrl')) {
    throw new AppError('nothing_to_open', 'Please choose a file or enter its URL.', 422)
  }
  return {
    ...data,
    ...(has('name') ? {} : { name: req.file?.name ?? labelOf(data.type) }),
    ...(operation === 'create' && !data.uploadedAt ? { uploadedAt: new Date().toISOString() } : {}),
  }
}

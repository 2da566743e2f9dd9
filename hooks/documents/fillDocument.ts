import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'

import { DOCUMENT_KINDS } from '@/src/domain/vocabulary/document-types'
import { idOf } from '@/src/domain/vocabulary/relation'
import { AppError } from '@/src/lib/errors'
import { findOne } from '@/src/lib/find-one'

function labelOf(kind: unknown): string {
  return Object.entries(DOCUMENT_KINDS).find(([key]) => key === kind)?.[1] ?? DOCUMENT_KINDS.other
}

/** Whose order it is; nobody's as long as a guest has not claimed it. */
async function customerOf(req: PayloadRequest, order: string): Promise<string | null> {
  const found = await findOne(req, 'orders', {
    where: { id: { equals: order } },
    select: { user: true },
    overrideAccess: true, // only copied to what belongs to it
  })
  if (found) return idOf(found.user)
  throw new AppError('invalid_input', 'Please check the form and try again.', 422, {
    order: 'This order does not exist',
  })
}

/**
 * A document needs something to open: a file or a link. Unnamed ones are called what they are, and
 * those of an order are its customer's.
 */
export const fillDocument: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data) return data
  const has = (field: string) => Boolean(data[field] ?? originalDoc?.[field])
  if (!req.file && !has('filename') && !has('fileUrl')) {
    const words = 'Please choose a file or enter its URL.'
    throw new AppError('nothing_to_open', words, 422, { url: words })
  }
  const order = data.user || originalDoc?.user ? null : idOf(data.order)
  return {
    ...data,
    ...(order ? { user: await customerOf(req, order) } : {}),
    ...(has('name') ? {} : { name: req.file?.name ?? labelOf(data.type) }),
    ...(operation === 'create' && !data.uploadedAt ? { uploadedAt: new Date().toISOString() } : {}),
  }
}

import type { CollectionBeforeValidateHook } from 'payload'

import { AppError } from '@/src/lib/errors'

/** A redirect to itself would never end. */
export const refuseLoop: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const from = data?.from ?? originalDoc?.from
  const to = data?.to ?? originalDoc?.to
  if (from && from === to) {
    throw new AppError('redirect_loop', 'A page cannot redirect to itself.', 422)
  }
  return data
}

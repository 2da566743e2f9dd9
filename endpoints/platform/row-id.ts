import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { AppError } from '@/src/lib/errors'

const id = z.guid()

/** The id of the row that an address names, a `thing`. @throws AppError 404 when it is none */
export function rowId(req: PayloadRequest, thing: string): string {
  const parsed = id.safeParse(req.routeParams?.id)
  if (parsed.success) return parsed.data
  throw new AppError(`no_${thing}`, `There is no such ${thing}.`, 404)
}

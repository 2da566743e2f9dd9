import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { type StaffOptions, staffEndpoint } from '@/src/access/actions'
import { AppError } from '@/src/lib/errors'

const id = z.guid()

/** The id of the row that an address names, a `thing`. @throws AppError 404 when it is none */
export function rowId(req: PayloadRequest, thing: string): string {
  const parsed = id.safeParse(req.routeParams?.id)
  if (parsed.success) return parsed.data
  throw new AppError(`no_${thing}`, `This ${thing} does not exist.`, 404)
}

type RowOptions = Omit<StaffOptions, 'handler'> & {
  readonly handler: (req: PayloadRequest, id: string) => Promise<Response>
}

/** An endpoint of staff about the row, a `thing`, that its address names. */
export function staffRowEndpoint(thing: string, { handler, ...options }: RowOptions): Endpoint {
  return staffEndpoint({ ...options, handler: (req) => handler(req, rowId(req, thing)) })
}

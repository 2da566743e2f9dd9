import type { PayloadRequest } from 'payload'

import { leads } from '@/src/database-schema'
import { lockRow } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findById } from '@/src/lib/find-one'
import type { Lead } from '@/src/payload-types'

/** A lead, wherever it is. @throws AppError 404 when there is none that the person may read */
export async function findLead(req: PayloadRequest, id: string): Promise<Lead> {
  const lead = await findById(req, 'leads', id, { trash: true, overrideAccess: false })
  if (lead) return lead
  throw new AppError('no_lead', 'This lead does not exist.', 404)
}

/** Finds a lead and locks it until the end of the transaction. @throws AppError 404 */
export async function holdLead(req: PayloadRequest, id: string): Promise<Lead> {
  await lockRow(req, leads, id)
  return findLead(req, id)
}

/**
 * A lead that staff are about to change, as it is now: no one else changes it until the end of the
 * transaction. @throws AppError 404 when there is none that the person may read
 */
export async function openLead(
  req: PayloadRequest,
  id: string,
  { trash = false } = {},
): Promise<Lead> {
  const lead = await holdLead(req, id)
  if (Boolean(lead.deletedAt) === trash) return lead
  throw new AppError('no_lead', 'This lead does not exist.', 404)
}

/** Writes what was decided about it. */
export function writeLead(
  req: PayloadRequest,
  id: string,
  data: Partial<Lead>,
  { trash = false } = {},
): Promise<Lead> {
  return req.payload.update({
    collection: 'leads',
    id,
    data,
    trash,
    depth: 0,
    overrideAccess: true, // services alone write some of these fields; the caller checked the permission
    req,
  })
}

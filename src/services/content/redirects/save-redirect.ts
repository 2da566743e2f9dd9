import type { PayloadRequest } from 'payload'

import type { SeenEntry } from '@/src/domain/catalogue/editing/typed-values'
import type { RedirectEntry } from '@/src/domain/platform/redirects/redirect-form'
import { AppError } from '@/src/lib/errors'
import type { Redirect } from '@/src/payload-types'
import { asStaff, type Shown, shownEntry } from '@/src/services/catalogue/entries/entry'

import { changing, gone, hold, holdSeen } from '../editing'
import { isFixedPage } from './follow-moved-path'

type Stored = Pick<Redirect, 'id' | 'from' | 'to' | 'type' | 'isActive'>

export const shownRedirect = ({ id, from, to, type, isActive }: Stored): Shown<RedirectEntry> =>
  shownEntry(id, from, { from, to, type, isActive })

async function readRedirect(req: PayloadRequest, id: string) {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    ...asStaff(req),
  })
  return docs[0] ?? null
}

function requireNoPage(from: string): void {
  if (!isFixedPage(from)) return
  const words = 'The site has a page at this address, so the redirect would never be used.'
  throw new AppError('invalid_input', words, 422, { from: words })
}

/** Saves a redirect. @throws AppError 404, 409, or 422 for a loop, a page of ours, an address taken */
export const saveRedirect = (
  outer: PayloadRequest,
  { id, version }: SeenEntry,
  data: RedirectEntry,
): Promise<string> =>
  changing(outer, async (req) => {
    requireNoPage(data.from)
    const as = { collection: 'redirects', ...asStaff(req) } as const
    if (id === null) return (await req.payload.create({ ...as, data: { ...data, hits: 0 } })).id
    await holdSeen(req, 'redirects', { id, version }, async (one) => {
      const row = await readRedirect(req, one)
      return row && shownRedirect(row)
    })
    await req.payload.update({ ...as, id, data })
    return id
  })

/** Deletes a redirect; says where it began. @throws AppError 404 */
export const removeRedirect = (outer: PayloadRequest, id: string): Promise<string> =>
  changing(outer, async (req) => {
    await hold(req, 'redirects', id)
    const row = await readRedirect(req, id)
    if (!row) throw gone('redirects')
    await req.payload.delete({ collection: 'redirects', id, ...asStaff(req) })
    return row.from
  })

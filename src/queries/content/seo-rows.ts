import type { PayloadRequest } from 'payload'
import { cache } from 'react'

import { may } from '@/src/access/permissions'
import { isOptimized } from '@/src/domain/content/seo/lengths'
import type { SeoPage } from '@/src/payload-types'
import type { CountRows, Question, Rows } from '@/src/queries/platform/list-pages'
import { countUpTo, keysetOptions, pageOf } from '@/src/queries/platform/list-pages'
import { staffRows } from '@/src/queries/platform/staff-rows'

const SHOWN = {
  path: true,
  pageTitle: true,
  metaDescription: true,
  noindex: true,
  canonical: true,
  isActive: true,
  updatedAt: true,
  deletedAt: true,
} as const

/** A page in the list, and whether the person who looks may change it. */
export type SeoRow = Pick<SeoPage, 'id' | keyof typeof SHOWN> & { readonly mayChange: boolean }

/** One page of the list, as far as the person who asks may read it. */
export async function readSeoRows(
  req: PayloadRequest,
  asked: Question,
  limit: number,
): Promise<Rows<SeoRow>> {
  const { docs } = await req.payload.find({
    collection: 'seoPages',
    ...keysetOptions(asked, limit),
    trash: true, // each view says whether it wants it
    select: SHOWN,
    overrideAccess: false,
    req,
  })
  const mayChange = await may(req, 'manage_seo')
  const rows = docs.map((row) => ({ ...row, mayChange }))
  const isByTime = /updatedAt$/.test(asked.sort)
  return pageOf(rows, limit, ({ path, updatedAt }) => (isByTime ? updatedAt : path))
}

/** How many pages a question finds. */
export const countSeoRows: CountRows = (req, asked, most) =>
  countUpTo(req, 'seoPages', { ...asked, trash: true }, most)

/** How many pages are described, shown, and as long as they should be. */
export const seoFigures = cache(async (req: PayloadRequest) => {
  const docs = await staffRows(req, 'seoPages', {
    select: { pageTitle: true, metaDescription: true, isActive: true },
  })
  return {
    total: docs.length,
    active: docs.filter(({ isActive }) => isActive).length,
    optimized: docs.filter(isOptimized).length,
  }
})

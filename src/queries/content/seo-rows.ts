import { desc } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { cache } from 'react'
import { z } from 'zod'

import { may } from '@/src/access/permissions'
import { type Finding, KIND_NAMES } from '@/src/domain/content/seo/finding-kinds'
import { isOptimized } from '@/src/domain/content/seo/lengths'
import { type Caller, databaseOf } from '@/src/lib/database'
import { site_checks } from '@/src/lib/own-tables'
import type { SeoPage } from '@/src/payload-types'
import {
  type CountRows,
  countUpTo,
  keysetOptions,
  pageOf,
  type Question,
  type Rows,
} from '@/src/queries/platform/list-pages'
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

const findings = z.array(
  z.object({ kind: z.enum(KIND_NAMES), path: z.string(), detail: z.string() }),
)

/** A check of the whole site: one that is under way has nothing to say yet. */
export type SiteCheck = {
  readonly state: 'waiting' | 'running' | 'done' | 'failed'
  readonly doneAt: string | null
  readonly pages: number
  readonly reason: string | null
  readonly findings: readonly Finding[]
}

/** The last check that came to an end, and whether another is under way. */
export async function lastChecks(
  caller: Caller,
): Promise<{ readonly last: SiteCheck | null; readonly isRunning: boolean }> {
  const db = await databaseOf(caller)
  const rows = await db.select().from(site_checks).orderBy(desc(site_checks.createdAt)).limit(10)
  const ended = rows.find(({ state }) => state === 'done' || state === 'failed')
  return {
    last: ended ? { ...ended, findings: findings.catch([]).parse(ended.findings) } : null,
    isRunning: rows[0]?.state === 'waiting' || rows[0]?.state === 'running',
  }
}

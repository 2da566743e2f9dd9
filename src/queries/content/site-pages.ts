import config from '@payload-config'
import { desc } from 'drizzle-orm'
import { cacheLife, cacheTag } from 'next/cache'
import { createLocalReq, getPayload, type PayloadRequest } from 'payload'
import { cache } from 'react'
import { z } from 'zod'
import { may } from '@/src/access/permissions'
import {
  FIRST_LEGAL_VERSION,
  isLegalPath,
  SITE_PAGES,
  type SitePath,
  versionOf,
} from '@/src/domain/content/pages/site-pages'
import { richTextOf } from '@/src/domain/content/rich-text/from-lines'
import type { RichText } from '@/src/domain/content/rich-text/model'
import { readRichText } from '@/src/domain/content/rich-text/read-rich-text'
import { sayPromisesIn } from '@/src/domain/content/rich-text/sections'
import { type Finding, KIND_NAMES } from '@/src/domain/content/seo/finding-kinds'
import { isOptimized } from '@/src/domain/content/seo/lengths'
import { type Caller, databaseOf } from '@/src/lib/database'
import { fields, findOne, findRows } from '@/src/lib/find-one'
import { site_checks } from '@/src/lib/own-tables'
import type { SeoPage, SitePage } from '@/src/payload-types'
import { countUpTo } from '@/src/queries/platform/count-up-to'
import {
  type CountRows,
  keysetOptions,
  pageOf,
  type Question,
  type Rows,
} from '@/src/queries/platform/list-pages'
import { staffRows } from '@/src/queries/platform/staff-rows'
import { publicRows } from '../platform/public-payload'
import { requireStaff } from '../platform/session'
import { getPromises } from './content'
import { readOr } from './read-or'

/** The long text of a page; the day it carries, of a legal one, and of those before it. */
export type SitePageView = {
  readonly text: RichText
  readonly version: string | null
  readonly earlier: readonly string[]
}

const viewOf = (path: SitePath, page: Pick<SitePage, 'body' | 'updatedOn'>): SitePageView => ({
  text: readRichText(page.body),
  version: isLegalPath(path) ? versionOf(page.updatedOn) : null,
  earlier: [],
})

/** What stands in while nothing is stored or can be read. */
const builtIn = (path: SitePath): SitePageView =>
  viewOf(path, { body: richTextOf(SITE_PAGES[path].text), updatedOn: FIRST_LEGAL_VERSION })

const said = async (view: SitePageView): Promise<SitePageView> => ({
  ...view,
  text: sayPromisesIn(view.text, await getPromises()),
})

export const getSitePage = async (path: SitePath): Promise<SitePageView> =>
  said(await readSitePage(path))

async function readSitePage(path: SitePath): Promise<SitePageView> {
  'use cache'
  cacheTag('pages')
  return readOr(builtIn(path), ['The text of a page could not be read', { path }], async () => {
    const [page] = await publicRows('sitePages', {
      where: { path: { equals: path } },
      limit: 1,
      select: { body: true, updatedOn: true },
    })
    if (!page) return builtIn(path)
    const view = viewOf(path, page)
    const earlier = view.version === null ? [] : await versionsBefore(path, view.version)
    cacheLife('max')
    return { ...view, earlier }
  })
}

/** The days of the texts that were published before, the newest first. */
async function versionsBefore(path: SitePath, current: string): Promise<string[]> {
  const payload = await getPayload({ config })
  const docs = await findRows({ payload }, 'legalVersions', {
    where: { page: { equals: path }, day: { not_equals: current } },
    select: { version: true },
    sort: '-version',
    limit: 50,
    overrideAccess: true, // they were on the site
  })
  return docs.map(({ version }) => version)
}

/** A page as it is written now, for staff who may view it; null for others. */
export async function draftSitePage(path: SitePath): Promise<SitePageView | null> {
  const user = await requireStaff(`/preview${path}`)
  const payload = await getPayload({ config })
  const req = await createLocalReq({ user }, payload)
  if (!(await may(req, 'view_content'))) return null
  const { docs } = await payload.find({
    collection: 'sitePages',
    where: { path: { equals: path } },
    draft: true,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs[0] ? said(viewOf(path, docs[0])) : null
}

/** A legal text as it was published under a day; null where none was. */
export async function getLegalVersion(
  page: SitePath,
  version: string,
): Promise<SitePageView | null> {
  const payload = await getPayload({ config })
  const kept = await findOne({ payload }, 'legalVersions', {
    where: { page: { equals: page }, version: { equals: version } },
    overrideAccess: true, // it was on the site
  })
  return kept ? said({ text: readRichText(kept.body), version: kept.version, earlier: [] }) : null
}

const SHOWN = fields(
  'path pageTitle metaDescription noindex canonical isActive updatedAt deletedAt',
)

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

import config from '@payload-config'
import { cacheLife, cacheTag } from 'next/cache'
import { createLocalReq, getPayload } from 'payload'

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
import { log } from '@/src/lib/log'
import type { SitePage } from '@/src/payload-types'

import { publicRows } from '../platform/public-payload'
import { requireStaff } from '../platform/session'
import { getPromises } from './content'

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
const builtIn = (path: SitePath): SitePageView => ({
  ...viewOf(path, { body: richTextOf(SITE_PAGES[path].text), updatedOn: FIRST_LEGAL_VERSION }),
})

const said = async (view: SitePageView): Promise<SitePageView> => ({
  ...view,
  text: sayPromisesIn(view.text, await getPromises()),
})

/** A page as published. */
export const getSitePage = async (path: SitePath): Promise<SitePageView> =>
  said(await readSitePage(path))

async function readSitePage(path: SitePath): Promise<SitePageView> {
  'use cache'
  cacheTag('pages')
  try {
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
  } catch (error) {
    cacheLife({ stale: 30, revalidate: 1, expire: 3600 }) // the built-in text stays for a moment only
    log.error({ err: error, path }, 'The text of a page could not be read')
    return builtIn(path)
  }
}

/** The days of the texts that were published before, the newest first. */
async function versionsBefore(path: SitePath, current: string): Promise<string[]> {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'legalVersions',
    where: { page: { equals: path }, day: { not_equals: current } },
    select: { version: true },
    sort: '-version',
    depth: 0,
    limit: 50,
    pagination: false,
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
  const { docs } = await payload.find({
    collection: 'legalVersions',
    where: { page: { equals: page }, version: { equals: version } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true, // it was on the site
  })
  const [kept] = docs
  return kept ? said({ text: readRichText(kept.body), version: kept.version, earlier: [] }) : null
}

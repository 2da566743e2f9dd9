import type { PayloadRequest } from 'payload'
import {
  FIRST_LEGAL_VERSION,
  LEGAL_PAGES,
  type LegalPath,
  versionOf,
} from '@/src/domain/content/pages/site-pages'
import { readRichText } from '@/src/domain/content/rich-text/read-rich-text'
import { sayPromisesIn } from '@/src/domain/content/rich-text/sections'
import { longCalendarDay } from '@/src/domain/vocabulary/time/date-text'
import { lockInTransaction, transactional } from '@/src/lib/database'
import { findOne, findRows } from '@/src/lib/find-one'
import { contentHash } from '@/src/lib/pictures'
import { createRow } from '@/src/lib/write-row'
import type { LegalVersion, SitePage } from '@/src/payload-types'
import { sayPromises } from '@/src/services/content/site-settings'

type Body = SitePage['body']

/** A text as readers see it. */
type Said = { readonly body: Body; readonly saidHash: string }

type Published = { readonly page: LegalPath; readonly day: string; readonly body: Body }

/** What readers see of a text: how the editor writes it down may differ. */
const hashOf = (body: Body | null | undefined): string =>
  contentHash(JSON.stringify(readRichText(body)))

async function keptOf(req: PayloadRequest, page: LegalPath, day: string): Promise<LegalVersion[]> {
  return findRows(req, 'legalVersions', {
    where: { page: { equals: page }, day: { equals: day } },
    sort: 'createdAt',
    overrideAccess: true, // they were on the site
    showHiddenFields: true,
  })
}

/**
 * What speaks against publishing a legal text under a day: another text was, and people may have
 * agreed to it. Null where nothing does.
 */
export async function dayProblem(
  req: PayloadRequest,
  { page, day, body }: Omit<Published, 'body'> & { readonly body: Body | null | undefined },
): Promise<string | null> {
  await lockInTransaction(req, `legal version ${page}`)
  const kept = await keptOf(req, page, day)
  const written = hashOf(body)
  if (kept.every((one) => one.writtenHash === written)) return null
  return `The version of ${longCalendarDay(day)} was published with another text, and people may have accepted it. Give this one a new date.`
}

/**
 * Adds a text to those that were published, unless it is among them. The same text with a promise
 * that is worded otherwise is another one: `2024-01-01.2`.
 *
 * @returns what it is called
 */
export async function keepVersion(req: PayloadRequest, published: Published): Promise<string> {
  const { page, day } = published
  const body = sayPromisesIn(published.body, await sayPromises(req))
  const saidHash = hashOf(body)
  const found = (await keptOf(req, page, day)).find((row) => row.saidHash === saidHash)
  return found ? found.version : addVersion(req, published, { body, saidHash })
}

const addVersion = transactional(async (req, published: Published, { body, saidHash }: Said) => {
  const { page, day } = published
  await lockInTransaction(req, `legal version ${page}`)
  const kept = await keptOf(req, page, day)
  const meanwhile = kept.find((row) => row.saidHash === saidHash)
  if (meanwhile) return meanwhile.version
  const version = kept.length === 0 ? day : `${day}.${kept.length + 1}`
  await createRow(req, 'legalVersions', {
    data: {
      title: `${LEGAL_PAGES[page].name}, ${longCalendarDay(day)}`,
      page,
      day,
      version,
      body,
      saidHash,
      writtenHash: hashOf(published.body),
      publishedBy: req.user?.role === 'user' ? null : req.user?.id,
    },
    overrideAccess: true, // written when a page is published or accepted, and by no one
  })
  return version
})

/**
 * The version of a page that someone who agrees to it now agrees to: what the site shows at this
 * moment, which is kept from here on.
 */
export async function acceptedVersion(req: PayloadRequest, path: LegalPath): Promise<string> {
  const page = await findOne(req, 'sitePages', {
    where: { path: { equals: path } },
    select: { updatedOn: true, body: true },
    overrideAccess: true, // everyone reads it
  })
  const day = versionOf(page?.updatedOn)
  return page && day ? keepVersion(req, { page: path, day, body: page.body }) : FIRST_LEGAL_VERSION
}

/** Whether a version of a page was a draft; false where there is none. */
export async function isDraftVersion(req: PayloadRequest, id: string): Promise<boolean> {
  const { docs } = await req.payload.findVersions({
    collection: 'sitePages',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    overrideAccess: true, // only to learn how it may be restored
    req,
  })
  return docs[0]?.version._status === 'draft'
}

import { and, desc, eq, inArray, lt, notInArray } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { isPersonalPage, PUBLIC_PAGES } from '@/src/domain/content/addresses'
import { siteFindings } from '@/src/domain/content/seo/site-findings'
import { type Database, databaseOf, query, transactional } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { AppError } from '@/src/lib/errors'
import { findGlobal, findRows } from '@/src/lib/find-one'
import { log } from '@/src/lib/log'
import { site_checks } from '@/src/lib/own-tables'
import { enqueue } from '@/src/lib/queues'
import { ago, now } from '@/src/lib/sql-parts'
import { activeLeads } from '@/src/services/platform/redirects/redirects'

import { pathsIn, type Visit, visitOver, walkSite } from './walk-site'

/** One that takes longer has lost its process. */
const GIVEN_UP = '15 minutes'
const KEPT = 10

const underWay = inArray(site_checks.state, ['waiting', 'running'])

/** The addresses that staff have described. */
async function describedPaths(payload: Payload): Promise<string[]> {
  const docs = await findRows({ payload }, 'seoPages', {
    where: { isActive: { equals: true } },
    select: { path: true },
    overrideAccess: true, // the worker has no user
  })
  return docs.map(({ path }) => path)
}

/** A page's title is followed by the company's name, which no one counts. */
async function withoutCompany(payload: Payload): Promise<(title: string) => string> {
  const { companyName } = await findGlobal({ payload }, 'settings', {
    select: { companyName: true },
    overrideAccess: true, // as above
  })
  const end = ` · ${companyName}`
  return (title) => (title.endsWith(end) ? title.slice(0, -end.length) : title)
}

/** Walks the whole site and says what there is to mend. */
export async function findProblems(payload: Payload, visit: Visit) {
  const { origin } = new URL(env.SITE_URL)
  const { html } = await visit('/sitemap.xml')
  const sitemap = pathsIn(html, origin)
  const described = await describedPaths(payload)
  const redirects = await activeLeads({ payload })
  const expected = [...new Set([...sitemap, ...described])]
  const targets = [...redirects.values()].filter((to) => to.startsWith('/'))
  const walked = await walkSite([...PUBLIC_PAGES, ...expected, ...targets], visit, origin)
  const short = await withoutCompany(payload)
  const pages = walked.pages.map((page) => ({ ...page, title: short(page.title) }))
  const findings = siteFindings({
    origin,
    pages,
    answers: walked.answers,
    expected,
    redirects,
    sitemap: new Set(sitemap),
    isPersonal: isPersonalPage,
  })
  return { pages: pages.length, findings }
}

/** Takes the check that someone asked for, or begins one of its own accord. */
async function begin(db: Database): Promise<string> {
  const [waiting] = await db
    .select({ id: site_checks.id })
    .from(site_checks)
    .where(underWay)
    .orderBy(desc(site_checks.createdAt))
    .limit(1)
  const running = { state: 'running', startedAt: now } as const
  if (waiting) {
    await db.update(site_checks).set(running).where(eq(site_checks.id, waiting.id))
    return waiting.id
  }
  const [begun] = await db.insert(site_checks).values(running).returning({ id: site_checks.id })
  if (!begun) throw new Error('The check was not kept')
  return begun.id
}

async function forgetOld(db: Database): Promise<void> {
  const { id, createdAt } = site_checks
  const kept = query.select({ id }).from(site_checks).orderBy(desc(createdAt)).limit(KEPT)
  await db.delete(site_checks).where(notInArray(id, kept))
}

/** Checks the whole site and keeps what was found. It may run again at any time. */
export async function checkSite(
  payload: Payload,
  visit: Visit = visitOver(env.SITE_URL),
): Promise<void> {
  const db = await databaseOf({ payload })
  const id = await begin(db)
  try {
    const { pages, findings } = await findProblems(payload, visit)
    await db
      .update(site_checks)
      .set({ state: 'done', doneAt: now, pages, findings })
      .where(eq(site_checks.id, id))
  } catch (error) {
    log.warn({ err: error }, 'the site could not be checked')
    const reason = 'The site did not answer. Nothing was checked.'
    await db
      .update(site_checks)
      .set({ state: 'failed', doneAt: now, reason })
      .where(eq(site_checks.id, id))
  }
  await forgetOld(db)
}

/** Has the site checked in the background. @throws AppError 409 while it is being checked */
export const askForCheck = transactional(async (req: PayloadRequest): Promise<void> => {
  const db = await databaseOf(req)
  await db
    .update(site_checks)
    .set({ state: 'failed', doneAt: now, reason: 'The check was broken off.' })
    .where(and(underWay, lt(site_checks.createdAt, ago(GIVEN_UP))))
  const [running] = await db.select({ id: site_checks.id }).from(site_checks).where(underWay)
  if (running) {
    throw new AppError('check_running', 'A check is already running. It takes about a minute.', 409)
  }
  await db.insert(site_checks).values({ requestedBy: req.user?.id ?? null })
  await enqueue(req, 'check-site', {})
})

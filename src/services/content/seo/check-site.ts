import { and, desc, eq, inArray, lt, notInArray } from 'drizzle-orm'
import { Parser } from 'htmlparser2'
import pLimit from 'p-limit'
import type { Payload, PayloadRequest } from 'payload'
import { isPersonalPage, isUnchecked, PUBLIC_PAGES } from '@/src/domain/content/addresses'
import type { Heading, PageFacts } from '@/src/domain/content/seo/page-findings'
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

const HEADING = /^h([1-6])$/

/** What is no text of a page, though it is in its HTML. */
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'svg'])

type Attributes = Readonly<Record<string, string>>

const isHidden = (one: Attributes) => 'hidden' in one || one['aria-hidden'] === 'true'

/** The page of ours that a link leads to, without its query; null for any other address. */
function ownLink(href: string, at: string, origin: string): string | null {
  const base = new URL(at, origin)
  if (!URL.canParse(href, base)) return null
  const url = new URL(href, base)
  if (url.origin !== origin) return null
  const path = url.pathname === '/' ? '/' : url.pathname.replace(/\/+$/, '')
  return `${path}${url.hash}`
}

/** Reads what a page of ours says of itself to search engines and to people who cannot see it. */
function readPage(html: string, path: string, origin: string): PageFacts {
  const headings: Heading[] = []
  const links: string[] = []
  const unnamedPictures: string[] = []
  const places: string[] = []
  let [title, description, robots] = ['', '', '']
  let canonical: string | null = null
  let open: { level: number; text: string } | null = null
  let [inTitle, silent] = [false, 0]

  const head = (name: string, one: Attributes) => {
    if (name === 'meta' && one.name === 'description') description = one.content ?? ''
    if (name === 'meta' && one.name === 'robots') robots = one.content ?? ''
    if (name === 'link' && one.rel === 'canonical') canonical = one.href ?? null
  }
  const parser = new Parser({
    onopentag(name, one) {
      if (SILENT.has(name)) silent += 1
      if (one.id) places.push(one.id)
      if (name === 'title' && silent === 0) inTitle = title === ''
      head(name, one)
      const level = HEADING.exec(name)?.[1]
      if (level && !isHidden(one)) open = { level: Number(level), text: '' }
      if (name === 'a' && one.href) {
        const link = ownLink(one.href, path, origin)
        if (link) links.push(link)
      }
      if (name === 'img' && one.alt === undefined && !isHidden(one)) {
        unnamedPictures.push(one.src ?? '')
      }
    },
    ontext(text) {
      if (inTitle) title += text
      if (open && silent === 0) open.text += text
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent -= 1
      if (name === 'title') inTitle = false
      if (open && HEADING.test(name)) {
        headings.push({ level: open.level, text: open.text.replaceAll(/\s+/g, ' ').trim() })
        open = null
      }
    },
  })
  parser.end(html)
  return {
    path,
    title: title.trim(),
    description: description.trim(),
    canonical,
    isIndexed: !/\bnoindex\b|\bnone\b/i.test(robots),
    headings,
    unnamedPictures,
    links,
    places,
  }
}

/** How an address of the site answered; `location` where it leads on. */
type Visited = {
  readonly status: number
  readonly location: string | null
  /** Empty where it is no HTML. */
  readonly html: string
}

/** Asks the site for one of its pages. */
export type Visit = (path: string) => Promise<Visited>

const AT_ONCE = 4
const PATIENCE_MS = 20_000
const MOST_PAGES = 2_000
const MOST_HOPS = 5

/** As the site's own figures know programs, which are no visitors. */
const AGENT = 'CharterdeskSiteCheck/1.0 (monitor bot)'

/** Visits the site over the network, as anyone can. */
const visitOver =
  (origin: string): Visit =>
  async (path) => {
    const answer = await fetch(new URL(path, origin), {
      redirect: 'manual',
      headers: { 'user-agent': AGENT, accept: 'text/html,*/*;q=0.5' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const isHtml = /^text\/html\b/.test(answer.headers.get('content-type') ?? '')
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      html: isHtml || path.endsWith('.xml') ? await answer.text() : '',
    }
  }

function pathsIn(sitemap: string, origin: string): string[] {
  const addresses = [...sitemap.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(([, one = '']) => one)
  return addresses.flatMap((one) => ownLink(one.replaceAll('&amp;', '&'), '/', origin) ?? [])
}

/** What came of a walk: the pages that were read, and how each address answered. */
type Walked = {
  readonly pages: readonly PageFacts[]
  readonly answers: ReadonlyMap<string, number>
}

/** The status at the end of the way on from an address of ours. */
async function statusAtEnd(first: Visited, path: string, visit: Visit, origin: string) {
  let [answer, at] = [first, path]
  for (let hops = 0; hops < MOST_HOPS && answer.location && answer.status < 400; hops += 1) {
    const next = ownLink(answer.location, at, origin)?.split('#')[0]
    if (!next || isPersonalPage(next) || isUnchecked(next)) return answer.status
    answer = await visit(next)
    at = next
  }
  return answer.status
}

/** Reads the pages from which it starts, and every page of ours that those link to. */
async function walkSite(start: readonly string[], visit: Visit, origin: string): Promise<Walked> {
  const pages: PageFacts[] = []
  const answers = new Map<string, number>()
  const limit = pLimit(AT_ONCE)
  const asked = new Set<string>()

  async function look(path: string): Promise<readonly string[]> {
    const answer = await visit(path)
    answers.set(path, await statusAtEnd(answer, path, visit, origin))
    if (answer.status !== 200 || answer.html === '') return []
    const page = readPage(answer.html, path, origin)
    if (isPersonalPage(path)) return [] // only that it opens
    pages.push(page)
    return page.links.map((link) => link.split('#')[0] ?? link)
  }

  let next: readonly string[] = start
  while (next.length > 0) {
    const fresh = [...new Set(next)].filter((path) => !asked.has(path) && !isUnchecked(path))
    for (const path of fresh.slice(0, MOST_PAGES - asked.size)) asked.add(path)
    const found = await Promise.all(
      fresh.filter((path) => asked.has(path)).map((path) => limit(() => look(path))),
    )
    next = found.flat()
  }
  return { pages, answers }
}

import pLimit from 'p-limit'

import { isPersonalPage } from '@/src/domain/content/personal-pages'
import type { PageFacts } from '@/src/domain/content/seo/page-findings'

import { ownLink, readPage } from './read-page'

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

/** Never asked for: what acts, what is drawn, and what is for staff. */
const LEFT_ALONE = /^\/(?:api|admin|og|sandbox|_next)(?:\/|$)/

/** Visits the site over the network, as anyone can. */
export const visitOver =
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

/** The paths that a sitemap lists, as far as they are of this site. */
export function pathsIn(sitemap: string, origin: string): string[] {
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
    if (!next || isPersonalPage(next) || LEFT_ALONE.test(next)) return answer.status
    answer = await visit(next)
    at = next
  }
  return answer.status
}

/** Reads the pages from which it starts, and every page of ours that those link to. */
export async function walkSite(
  start: readonly string[],
  visit: Visit,
  origin: string,
): Promise<Walked> {
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
    const fresh = [...new Set(next)].filter((path) => !asked.has(path) && !LEFT_ALONE.test(path))
    for (const path of fresh.slice(0, MOST_PAGES - asked.size)) asked.add(path)
    const found = await Promise.all(
      fresh.filter((path) => asked.has(path)).map((path) => limit(() => look(path))),
    )
    next = found.flat()
  }
  return { pages, answers }
}

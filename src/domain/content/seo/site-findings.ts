import { type Leads, wayFrom, withinSite } from '@/src/domain/platform/redirects/redirect-graph'
import { plural } from '@/src/domain/vocabulary/plural'

import { type Finding, type FindingKind, KIND_NAMES } from './finding-kinds'
import { type PageFacts, pageFindings } from './page-findings'

/** What was seen of the whole site. */
export type SiteFacts = {
  readonly origin: string
  readonly pages: readonly PageFacts[]
  /** How each address answered that was asked for; others are not known. */
  readonly answers: ReadonlyMap<string, number>
  readonly sitemap: ReadonlySet<string>
  /** The addresses that have to be pages: those of the sitemap, and those that staff described. */
  readonly expected: readonly string[]
  /** The redirects that are switched on. */
  readonly redirects: Leads
  /** Pages that are never listed, though they can be indexed: for one person each. */
  readonly isPersonal: (path: string) => boolean
}

const BROKEN = 400
const MOST_NAMED = 3

const isBroken = (status: number | undefined) => status !== undefined && status >= BROKEN

/** `/a, /b, /c and 5 more pages`. */
function pagesText(paths: readonly string[]): string {
  const named = paths.slice(0, MOST_NAMED).join(', ')
  const more = paths.length - MOST_NAMED
  return more > 0 ? `${named} and ${plural(more, 'more page', 'more pages')}` : named
}

function grouped<Item>(
  items: readonly (readonly [key: string, item: Item])[],
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>()
  for (const [key, item] of items) groups.set(key, [...(groups.get(key) ?? []), item])
  return groups
}

function duplicates(
  kind: 'title_duplicate' | 'description_duplicate',
  pages: readonly PageFacts[],
  textOf: (page: PageFacts) => string,
): Finding[] {
  const told = pages.flatMap((page) => {
    const text = textOf(page).trim().toLowerCase()
    return text ? [[text, page.path] as const] : []
  })
  return [...grouped(told).values()]
    .filter((paths) => paths.length > 1)
    .flatMap((paths) =>
      paths.map((path) => {
        const others = paths.filter((one) => one !== path)
        return { kind, path, detail: `The same as ${pagesText(others)}` }
      }),
    )
}

/** Why a link leads nowhere; null where it leads somewhere, or no one asked. */
function linkProblem(
  link: string,
  places: ReadonlyMap<string, ReadonlySet<string>>,
  facts: SiteFacts,
) {
  const [path = '', place] = link.split('#')
  const status = facts.answers.get(path)
  if (status !== undefined && status >= BROKEN) return `answers ${status}`
  const known = places.get(path)
  return place && known && !known.has(place) ? 'has no such place' : null
}

/** Links that lead nowhere, each once with the pages that have it. */
function brokenLinks(facts: SiteFacts): Finding[] {
  const places = new Map(facts.pages.map(({ path, places: all }) => [path, new Set(all)]))
  const links = facts.pages.flatMap(({ path, links: all }) =>
    [...new Set(all)].map((link) => [link, path] as const),
  )
  return [...grouped(links)].flatMap(([link, on]) => {
    const problem = linkProblem(link, places, facts)
    const path = on[0]
    if (!problem || !path) return []
    return [
      { kind: 'broken_link', path, detail: `${link} ${problem}. Linked from ${pagesText(on)}` },
    ]
  })
}

function unnamedPictures(pages: readonly PageFacts[]): Finding[] {
  const pictures = pages.flatMap(({ path, unnamedPictures: all }) =>
    [...new Set(all)].map((picture) => [picture, path] as const),
  )
  return [...grouped(pictures)].flatMap(([picture, on]) => {
    const path = on[0]
    return path
      ? [{ kind: 'image_alt', path, detail: `${picture.slice(0, 200)} on ${pagesText(on)}` }]
      : []
  })
}

function redirectFindings({ redirects, origin, answers }: SiteFacts): Finding[] {
  const leads = new Map([...redirects].map(([from, to]) => [from, withinSite(to, origin)]))
  return [...leads.keys()].flatMap((from): Finding[] => {
    const { stops } = wayFrom(from, leads)
    const end = stops.at(-1) ?? from
    if (stops.length > 2) {
      return [{ kind: 'redirect_chain', path: from, detail: stops.join(' → ') }]
    }
    const status = answers.get(end)
    return isBroken(status)
      ? [{ kind: 'redirect_broken', path: from, detail: `${end} answers ${status}` }]
      : []
  })
}

const inOrder = (findings: readonly Finding[]): Finding[] => {
  const rank = (kind: FindingKind) => KIND_NAMES.indexOf(kind)
  return findings.toSorted((a, b) => rank(a.kind) - rank(b.kind) || a.path.localeCompare(b.path))
}

/** Everything there is to mend on the site. */
export function siteFindings(facts: SiteFacts): Finding[] {
  const { pages, sitemap, expected, answers, origin, isPersonal } = facts
  const canonicalOf = ({ canonical }: PageFacts) => canonical && withinSite(canonical, origin)
  const isOwn = (page: PageFacts) => [null, page.path].includes(canonicalOf(page))
  const indexed = pages.filter((page) => page.isIndexed && isOwn(page))
  const read = new Set(pages.map(({ path }) => path))
  return inOrder([
    ...expected.flatMap((path) =>
      isBroken(answers.get(path)) && !read.has(path)
        ? [{ kind: 'unreachable', path, detail: `Answers ${answers.get(path)}` } as const]
        : [],
    ),
    ...pages.flatMap((page) => pageFindings(page, canonicalOf(page))),
    ...duplicates('title_duplicate', indexed, ({ title }) => title),
    ...duplicates('description_duplicate', indexed, ({ description }) => description),
    ...indexed.flatMap(({ path }) =>
      sitemap.has(path) || isPersonal(path)
        ? []
        : [{ kind: 'not_in_sitemap', path, detail: 'Not listed in /sitemap.xml' } as const],
    ),
    ...brokenLinks(facts),
    ...unnamedPictures(pages),
    ...redirectFindings(facts),
  ])
}

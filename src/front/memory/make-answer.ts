import { setTimeout as wait } from 'node:timers/promises'
import {
  type AddressKind,
  isSignInOfStrangers,
  KEEPING,
  kindOfAddress,
  NOT_FOUND_PAGE,
} from '@/src/domain/content/addresses'
import { words } from '@/src/domain/vocabulary/text/words'
import { lifeOf, pageCaching } from '@/src/front/memory/cache-headers'
import { withSources } from '@/src/front/memory/inline-scripts'
import {
  type CachedResponse,
  type Fields,
  keep,
  type UpstreamResponse,
} from '@/src/front/memory/kept'
import type { Make } from '@/src/front/memory/memory'
import type { Question } from '@/src/front/memory/question'
import type { FactsKept } from '@/src/front/memory/site-facts'
import type { WebProcess, WebProcesses } from '@/src/front/memory/web-process'
import { missingHeaders } from '@/src/front/outward-headers'
import { staticPolicy } from '@/src/lib/http/content-security'

/** What a web process says that goes for everyone. All else it says stays with the front. */
const PASSED = words(`content-type link last-modified x-nextjs-stale-time x-nextjs-prerender
  x-nextjs-postponed x-content-type-options x-frame-options x-robots-tag referrer-policy
  cross-origin-opener-policy cross-origin-resource-policy permissions-policy
  access-control-allow-origin`)

const PAGES = new Set(['page', 'opening', 'unknown', 'part'])

const text = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header.join(', ') : (header ?? '')

/**
 * A page in one piece, of which the head holds the title, or a part of one for the router. What Next
 * renders while it answers comes in parts, and says that some were put off: a router that is given no
 * more than that shows an error in place of the page. Of the page for signing in it puts off all.
 */
function isFinished({ key }: Question, { headers, body }: UpstreamResponse): boolean {
  if (text(headers['x-nextjs-postponed']) === '1' && !isSignInOfStrangers(key)) return false
  if (!text(headers['content-type']).startsWith('text/html')) return true
  const html = body.toString('utf8')
  const title = html.indexOf('<title')
  return title >= 0 && title < html.indexOf('</head>') && html.trimEnd().endsWith('</html>')
}

/** Whether an answer says anything of one person. */
const isPersonal = ({ headers }: UpstreamResponse) => headers['set-cookie'] !== undefined

/** The page for signing in is kept as a frame is: it comes from memory for strangers alone. */
function kindOfPage({ key, path }: Question): AddressKind {
  return isSignInOfStrangers(key) ? 'frame' : kindOfAddress(path)
}

const keysOf = ({ kind, path }: Question): string[] => ['site', kind, `path:${path}`]

function vary(said: string, isPage: boolean): string {
  const names = said.split(',').map((name) => name.trim().toLowerCase())
  const ours = ['accept-encoding', ...(isPage ? ['rsc'] : [])]
  return [...new Set([...names, ...ours])].filter(Boolean).join(', ')
}

/** What browsers and caches are told of how long it is true. */
function cachingOf(question: Question, said: string): Fields {
  if (!PAGES.has(question.kind) && /max-age=[1-9]/.test(said)) return [['cache-control', said]]
  if (question.kind === 'list') return pageCaching(KEEPING.list.caches, [])
  const { caches } = KEEPING[question.kind === 'page' ? kindOfPage(question) : 'page']
  return pageCaching(caches, keysOf(question))
}

/**
 * Makes an answer for everyone of what a web process said; null when it is for no one else.
 *
 * @param policyWith the page's policy that lets these inline scripts run
 */
async function finishedAnswer(
  question: Question,
  whole: UpstreamResponse,
  policyWith: (sources: readonly string[]) => string,
  before: CachedResponse | undefined,
): Promise<CachedResponse | null> {
  if (isPersonal(whole)) return null
  const isMissing = question.kind === 'unknown'
  if (whole.status !== 200 && !(isMissing && whole.status === 404)) return null
  const isPage = PAGES.has(question.kind)
  const caching = text(whole.headers['cache-control'])
  const type = text(whole.headers['content-type'])
  const isHtml = type.startsWith('text/html')
  const page = isHtml ? withSources(whole.body.toString('utf8'), question.path) : null
  const body = page ? Buffer.from(page.html) : whole.body
  const passed = PASSED.map((name) => [name, text(whole.headers[name])] as const)
  const fields = [
    ...passed.filter(([, value]) => value !== ''),
    ['vary', vary(text(whole.headers.vary), isPage)] as const,
    ...cachingOf(question, caching),
    ...(page ? [['content-security-policy', policyWith(page.sources)] as const] : []),
  ]
  const said = new Map<string, string>(fields)
  for (const [name, value] of missingHeaders(question.path, (one) => said.get(one)))
    said.set(name, value)
  // Of what is rendered or read for one, all say that it is private; no one's was asked for here.
  const isOfNoOne = question.kind === 'list' || isSignInOfStrangers(question.key)
  const life = isFinished(question, whole) ? lifeOf(isOfNoOne ? '' : caching) : null
  return keep({ status: isMissing ? 404 : whole.status, body }, [...said], life, before)
}

/** The first answer after a change comes in parts; the second is the finished page. */
const TRIES = 4
const PAUSE_MS = 50

async function untilFinished(
  question: Question,
  ask: () => Promise<UpstreamResponse>,
): Promise<UpstreamResponse> {
  let whole = await ask()
  const isWhole = () => whole.status !== 200 || isFinished(question, whole)
  for (let tries = 1; tries < TRIES && !isWhole(); tries += 1) {
    if (tries > 1) await wait(PAUSE_MS)
    whole = await ask()
  }
  return whole
}

const NOWHERE: Question = {
  kind: 'unknown',
  path: NOT_FOUND_PAGE,
  search: '',
  key: NOT_FOUND_PAGE,
  headers: {},
}

/** All that is nowhere is answered with one page. */
export const cacheKey = (question: Question): Question =>
  question.kind === 'unknown' ? NOWHERE : question

export function maker(processes: WebProcesses, facts: FactsKept) {
  const makePart = async (
    process: WebProcess,
    question: Question,
    before: CachedResponse | undefined,
  ) => {
    const whole = await untilFinished(question, () =>
      process.ask(`${question.path}${question.search}`, question.headers),
    )
    return finishedAnswer(question, whole, (sources) => staticPolicy(false, null, sources), before)
  }
  const makePage = async (
    process: WebProcess,
    question: Question,
    before: CachedResponse | undefined,
  ) => {
    const { chat, payment } = await facts.read()
    const whole = await untilFinished(question, () => process.ask(question.key))
    const hasChat = KEEPING[kindOfPage(question)].caches !== null
    const isFrame = kindOfAddress(question.path) === 'frame'
    const policy = (sources: readonly string[]) =>
      staticPolicy(false, hasChat ? chat : null, sources, isFrame ? payment : undefined)
    return finishedAnswer(question, whole, policy, before)
  }
  return (question: Question): Make =>
    async (before) => {
      const process = processes.any()
      if (question.kind === 'asset') return makePart(process, question, before)
      const isUpToDate = await process.bringUpToDate()
      const make = question.kind === 'part' || question.kind === 'list' ? makePart : makePage
      const kept = await make(process, question, before)
      return kept && !isUpToDate ? { ...kept, life: null } : kept
    }
}

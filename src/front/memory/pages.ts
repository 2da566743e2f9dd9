import type { IncomingMessage, ServerResponse } from 'node:http'
import { guessedPage, openingOf } from '@/src/domain/content/addresses'
import { pathOf } from '@/src/front/check-request'
import { bringsMarks, visitCookies } from '@/src/front/memory/cache-headers'
import type { CachedResponse } from '@/src/front/memory/kept'
import { cacheKey, maker } from '@/src/front/memory/make-answer'
import { createMemory } from '@/src/front/memory/memory'
import { type Question, questionOf } from '@/src/front/memory/question'
import { type FollowSite, keepFacts } from '@/src/front/memory/site-facts'
import { webProcesses } from '@/src/front/memory/web-process'
import { writeKept, writeRedirect, writeWithCookies } from '@/src/front/memory/write-answer'
import type { FrontOptions } from '@/src/front/options'
import { transportSecurity } from '@/src/front/outward-headers'
import { originReader } from '@/src/front/request-origin'
import { hostRule } from '@/src/lib/http/hosts/hosts'
import { DRAFT_MODE } from '@/src/lib/http/site/draft-mode'
import { log } from '@/src/lib/log'
import type { Redirect } from '@/src/lib/site-facts'

const EVERY_MS = 1_000

/** Counts who came by old addresses, and passes it on from time to time. */
function countVisits(tell: (path: string, visits: number) => Promise<unknown>) {
  let counts = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const send = async (path: string, visits: number) => {
    try {
      await tell(path, visits)
    } catch (error) {
      log.warn({ err: error }, 'visits could not be counted')
    }
  }
  const sendAll = () => {
    timer = undefined
    const counted = counts
    counts = new Map()
    for (const [path, visits] of counted) void send(path, visits)
  }
  return {
    add: (path: string) => {
      counts.set(path, (counts.get(path) ?? 0) + 1)
      timer ??= setTimeout(sendAll, EVERY_MS)
      timer.unref()
    },
    /** What is counted is not lost with this process. */
    stop: () => {
      clearTimeout(timer)
      sendAll()
    },
  }
}

type Hear = (path: string, status: number, seconds: number) => void

export type Pages = {
  /** Answers a request from memory, or has `next` answer it. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  readonly changed: (tags: readonly string[]) => void
  /** Has each answer from memory told to someone who counts. */
  readonly onAnswer: (hear: Hear) => void
  readonly stop: () => Promise<void>
}

const KNOWN_HOSTS = 200
const READS = new Set(['GET', 'HEAD'])
const AHEAD = /prefetch|prerender/i

/** Whether someone opens an address, and no browser ahead of them. */
const isVisit = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && !AHEAD.test(`${headers['sec-purpose']} ${headers.purpose}`)

/** A request that brings nothing but its head, of a browser that is shown what everyone is. */
const isForEveryone = ({ headers }: IncomingMessage) =>
  (headers['content-length'] === undefined || headers['content-length'] === '0') &&
  headers['transfer-encoding'] === undefined &&
  headers['content-encoding'] === undefined &&
  !headers.cookie?.includes(DRAFT_MODE)

type Answered = CachedResponse | Redirect | null

const isRedirect = (answered: CachedResponse | Redirect): answered is Redirect => 'to' in answered

/**
 * The pages of the site from memory, and what belongs to them.
 *
 * @param pick names a web process that takes requests
 */
export function pagesFromMemory(
  options: FrontOptions,
  follow: FollowSite,
  pick: () => string | undefined,
): Pages {
  const processes = webProcesses(pick, options.siteUrl)
  const memory = createMemory(options.memoryBytes)
  let isFollowing = false
  const facts = keepFacts(
    (path) => processes.any().askJson(path),
    () => isFollowing,
  )
  const make = maker(processes, facts)
  const visits = countVisits((path, count) => processes.any().countVisits(path, count))
  const answersFor = hostRule(options)
  const originOf = originReader(options)
  const security = transportSecurity(options.siteUrl, options.hstsSubdomains)
  const always = security ? ['strict-transport-security', security] : []
  const hosts = new Set<string>()

  const changed = (tags: readonly string[]) => {
    processes.changed(tags)
    facts.forget()
    memory.change()
  }
  const unfollow = follow({
    changed,
    setFollowing: (value) => {
      isFollowing = value
      facts.forget()
      memory.setFollowing(value)
    },
  })

  function isOurs(host: string | undefined, path: string): boolean {
    if (host !== undefined && hosts.has(host)) return true
    if (!answersFor(host, path)) return false
    if (host !== undefined && hosts.size < KNOWN_HOSTS) hosts.add(host)
    return true
  }

  const heard: Hear[] = []
  function tell({ method, url = '' }: IncomingMessage, status: number, began: number): void {
    const ms = performance.now() - began
    log.debug({ method, path: pathOf(url), status, ms: Math.round(ms) }, 'front, from memory')
    for (const hear of heard) hear(pathOf(url), status, ms / 1000)
  }

  const fill = (question: Question): Promise<CachedResponse | null> => {
    const asked = cacheKey(question)
    const lookup = { isLasting: asked.kind === 'asset' }
    const kept = memory.get(asked.key, make(asked), lookup)
    return kept ? Promise.resolve(kept) : memory.fill(asked.key, make(asked), lookup)
  }

  /** What needs a look at the facts: openings, old addresses, and what is nowhere. */
  async function lookUp(question: Question, request: IncomingMessage): Promise<Answered> {
    if (question.kind !== 'opening' && question.kind !== 'unknown') return fill(question)
    const { isOpen, redirectOf } = await facts.read()
    const opening = openingOf(question.path)
    if (opening !== null && isOpen(opening)) return fill(question)
    const found = redirectOf(question.path.slice(0, 300))
    if (found === null) {
      const to = guessedPage(question.path)
      return to ? { to, status: 301 } : fill({ ...question, kind: 'unknown' })
    }
    if (isVisit(request)) visits.add(question.path.slice(0, 300))
    return found
  }

  async function answerSlowly(
    question: Question,
    request: IncomingMessage,
    response: ServerResponse,
    began: number,
  ): Promise<boolean> {
    const answered = await lookUp(question, request)
    if (answered === null || response.destroyed) return answered !== null
    if (isRedirect(answered)) {
      tell(request, writeRedirect(response, answered, question.search, always), began)
      return true
    }
    const cookies = bringsMarks(question.search)
      ? await visitCookies(request, processes.any().origin, originOf(request))
      : []
    const status =
      cookies.length > 0
        ? writeWithCookies(request, response, answered, cookies, always)
        : writeKept(request, response, answered, always)
    tell(request, status, began)
    return true
  }

  function answer(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const { method = '', url = '', headers } = request
    if (!READS.has(method)) {
      next()
      return
    }
    const question = questionOf(url, headers)
    if (!question || !isForEveryone(request) || !isOurs(headers.host, question.path)) {
      next()
      return
    }
    const began = performance.now()
    const isQuick = question.kind !== 'opening' && question.kind !== 'unknown'
    if (isQuick && !bringsMarks(question.search)) {
      const lookup = { isLasting: question.kind === 'asset' }
      const kept = memory.get(question.key, make(question), lookup)
      if (kept) {
        tell(request, writeKept(request, response, kept, always), began)
        return
      }
    }
    answerSlowly(question, request, response, began).then(
      (isAnswered) => {
        if (!isAnswered) next()
      },
      (error) => {
        log.debug({ err: error, path: question.path }, 'not from memory')
        if (!response.headersSent) next()
      },
    )
  }

  return {
    answer,
    changed,
    onAnswer: (hear) => heard.push(hear),
    stop: async () => {
      unfollow()
      memory.stop()
      visits.stop()
      await processes.close()
    },
  }
}

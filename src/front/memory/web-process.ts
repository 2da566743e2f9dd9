import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

import { Agent, request } from 'undici'
import type { UpstreamResponse } from '@/src/front/memory/kept'
import { inwardHeaders } from '@/src/front/request-origin'
import { frontSecret, PAGE_HEADER, VISIT_HEADER } from '@/src/lib/http/front-headers'
import { siteToken } from '@/src/lib/http/site/site-token'

const CONNECTIONS = 8
const PATIENCE_MS = 30_000
const LARGEST = 8 * 1024 * 1024

export type WebProcess = {
  readonly origin: string
  /** All of an answer to someone of whom nothing is known. */
  readonly ask: (path: string, headers?: IncomingHttpHeaders) => Promise<UpstreamResponse>
  /** What it knows that only we are told. */
  readonly askJson: (path: string) => Promise<unknown>
  /** Counts that so many came by an old address. */
  readonly countVisits: (path: string, visits: number) => Promise<unknown>
  /**
   * Has the process let go of what changed. Answers with whether it has let go of everything: only
   * then what it shows is true.
   */
  readonly bringUpToDate: () => Promise<boolean>
}

export type WebProcesses = {
  /** One that answers now. @throws when none does */
  readonly any: () => WebProcess
  /** Notes what changed of the site: each is told before it is asked for a page. */
  readonly changed: (tags: readonly string[]) => void
  readonly close: () => Promise<void>
}

/**
 * How the memory asks web processes: past everybody's cookies, addresses and wishes.
 *
 * @param pick names one that takes requests
 */
export function webProcesses(pick: () => string | undefined, siteUrl: string): WebProcesses {
  const { host, protocol } = new URL(siteUrl)
  const dispatcher = new Agent({
    connections: CONNECTIONS,
    headersTimeout: PATIENCE_MS,
    bodyTimeout: PATIENCE_MS,
    maxResponseSize: LARGEST,
  })
  const token = { authorization: `Bearer ${siteToken()}` }

  const plainly = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
    inwardHeaders(headers, {
      id: randomUUID(),
      address: '127.0.0.1',
      host,
      protocol: protocol.slice(0, -1),
      isProxied: false,
      secret: frontSecret(),
    })

  async function ask(url: string, headers: IncomingHttpHeaders = {}): Promise<UpstreamResponse> {
    const answer = await request(url, {
      dispatcher,
      headers: {
        ...plainly({ ...headers, 'accept-encoding': 'identity', accept: '*/*' }),
        [PAGE_HEADER]: '1',
      },
    })
    const body = Buffer.from(await answer.body.arrayBuffer())
    return { status: answer.statusCode, headers: answer.headers, body }
  }

  async function tell(origin: string, tags: readonly string[]): Promise<boolean> {
    const { statusCode, body } = await request(`${origin}/api/internal/invalidate`, {
      dispatcher,
      method: 'POST',
      headers: { ...plainly({ 'content-type': 'application/json' }), ...token },
      body: JSON.stringify({ tags }),
    })
    const said: unknown = await body.json()
    if (statusCode !== 200) throw new Error(`The web process answered ${statusCode}.`)
    return typeof said === 'object' && said !== null && 'upToDate' in said && said.upToDate === true
  }

  const { changed, bringUpToDate } = invalidationQueue(tell)
  const one = (origin: string): WebProcess => ({
    origin,
    ask: (path, headers) => ask(`${origin}${path}`, headers),
    askJson: async (path) => {
      const { status, body } = await ask(`${origin}${path}`, token)
      if (status !== 200) throw new Error(`The web process answered ${status} at ${path}.`)
      return JSON.parse(body.toString('utf8'))
    },
    countVisits: async (path, visits) => {
      const query = new URLSearchParams({ path })
      const { body } = await request(`${origin}/api/redirects/resolve?${query}`, {
        dispatcher,
        headers: { ...plainly({}), [VISIT_HEADER]: String(visits) },
      })
      await body.dump()
    },
    bringUpToDate: () => bringUpToDate(origin),
  })

  return {
    any: () => {
      const origin = pick()
      if (origin === undefined) throw new Error('No web process answers.')
      return one(origin)
    },
    changed,
    close: () => dispatcher.close(),
  }
}

/** A process that has let go of everything is not asked again for a moment. */
const TOLD_FOR_MS = 1_000
const TAGS_AT_ONCE = 50

type Told = {
  readonly pending: Set<string>
  /** Until when it is believed to have let go of everything. */
  until: number
  telling: Promise<boolean> | undefined
}

/** Has a process let go of these; says whether it has let go of everything that it heard of itself. */
type Tell = (origin: string, tags: readonly string[]) => Promise<boolean>

type Telling = {
  /** Notes what changed of the site. */
  readonly changed: (tags: readonly string[]) => void
  /**
   * Tells a process what changed and it was not told yet. Answers with whether it has let go of
   * everything: only then what it shows is true.
   */
  readonly bringUpToDate: (origin: string) => Promise<boolean>
}

/** Each web process is told what changed before it is asked for a page, in this order. */
export function invalidationQueue(tell: Tell): Telling {
  const heard = new Set<string>()
  const known = new Map<string, Told>()

  /** A process that was never asked may not have heard yet of what we heard. */
  function toldOf(origin: string): Told {
    const told = known.get(origin) ?? { pending: new Set(heard), until: 0, telling: undefined }
    known.set(origin, told)
    return told
  }

  async function tellAll(origin: string, told: Told): Promise<boolean> {
    const tags = [...told.pending].slice(0, TAGS_AT_ONCE)
    for (const tag of tags) told.pending.delete(tag)
    try {
      const isUpToDate = (await tell(origin, tags)) && told.pending.size === 0
      told.until = isUpToDate ? Date.now() + TOLD_FOR_MS : 0
      return isUpToDate
    } catch (error) {
      for (const tag of tags) told.pending.add(tag)
      throw error
    }
  }

  return {
    changed: (tags) => {
      for (const tag of tags) heard.add(tag)
      for (const told of known.values()) {
        for (const tag of tags) told.pending.add(tag)
        told.until = 0
      }
    },
    bringUpToDate: async (origin) => {
      const told = toldOf(origin)
      // What another is telling it just now has to arrive, too.
      while (told.telling) await told.telling.catch(() => false)
      if (told.pending.size === 0 && told.until > Date.now()) return true
      told.telling = tellAll(origin, told).finally(() => {
        told.telling = undefined
      })
      return told.telling
    },
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'

import type { FollowSite } from '@/src/front/memory/site-facts'
import { PAGE_HEADER } from '@/src/lib/http/front-headers'
import { siteToken } from '@/src/lib/http/site/site-token'

import { type Answered, ask, frontBefore, upstreamOf } from '../running-front'

type Facts = {
  readonly redirects: (readonly [string, string, 301 | 302])[]
  readonly openings: { slug: string; publishedAt: string | null; closesAt: string | null }[]
  readonly timeZone: string
  readonly chat: string | null
  readonly methods: { gateway: string; sandbox: boolean; scriptUrl: string | null }[]
}

type Own = (request: IncomingMessage, response: ServerResponse) => boolean

/** A web process that counts what it is asked, says what the test wants, and knows our ways. */
export async function siteBehind(own: Own = () => false) {
  const site = {
    asked: [] as string[],
    heads: [] as IncomingMessage['headers'][],
    told: [] as string[],
    visits: [] as string[],
    text: 'first',
    isUpToDate: true,
    facts: {
      redirects: [],
      openings: [],
      timeZone: 'America/New_York',
      chat: null,
      methods: [],
    } as Facts,
  }
  const json = (response: ServerResponse, body: unknown) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(body))
  }
  const page = ({ url = '', headers }: IncomingMessage, response: ServerResponse) => {
    site.heads.push(headers)
    const data = `<script>self.__next_f.push([1,"${site.text}"])</script>`
    const filler = '<p>What the state charges.</p>'.repeat(50)
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 's-maxage=3600, stale-while-revalidate=82800',
      ...(headers[PAGE_HEADER]
        ? {}
        : { 'content-security-policy': "script-src 'self' 'unsafe-inline'" }),
    })
    response.end(
      `<html><head><title>${url}</title></head><body>${site.text}${filler}${data}</body></html>`,
    )
  }
  const { url: upstream } = await upstreamOf(async (request, response) => {
    const { url = '', headers } = request
    if (headers.authorization === `Bearer ${siteToken()}`) {
      if (url === '/api/internal/site-facts') {
        json(response, site.facts)
        return
      }
      let body = ''
      for await (const chunk of request) body += chunk
      site.told.push(...JSON.parse(body).tags)
      json(response, { upToDate: site.isUpToDate })
      return
    }
    if (url.startsWith('/api/redirects/resolve')) {
      site.visits.push(`${headers['x-charterdesk-visit']} ${url}`)
      json(response, {})
      return
    }
    if (url === '/api/ready') {
      json(response, { checks: {} })
      return
    }
    site.asked.push(url)
    if (!own(request, response)) page(request, response)
  })
  let hears: Parameters<FollowSite>[0] | undefined
  const follow: FollowSite = (given) => {
    hears = given
    given.setFollowing(true)
    return () => {}
  }
  const { port } = await frontBefore(upstream, { follow })
  return {
    site,
    port,
    change: (tag: string) => hears?.changed([tag]),
    setFollowing: (value: boolean) => hears?.setFollowing(value),
    get: (path: string, headers: Record<string, string> = {}): Promise<Answered> =>
      ask(port, { path, headers }),
  }
}

import type { Endpoint, PayloadRequest } from 'payload'
import { env } from '@/src/lib/env'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { recordClick, recordOpen } from '@/src/services/marketing/tracking/record-visit'
import { readClick, readOpen } from '@/src/services/marketing/tracking/tracked-links'

/** One transparent dot. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const seen = (req: PayloadRequest) => ({
  method: req.method ?? 'GET',
  userAgent: req.headers.get('user-agent') ?? '',
  at: new Date(),
})

/** The picture of a campaign's mail: the same for an address that we never wrote. */
async function open(req: PayloadRequest): Promise<Response> {
  const recipient = readOpen(req.searchParams)
  if (recipient) await recordOpen(req, recipient, seen(req))
  return new Response(DOT, {
    headers: { 'content-type': 'image/gif', 'cache-control': 'no-store, private' },
  })
}

/** Counts a click and goes on to the address that is signed with it; to no other. */
async function click(req: PayloadRequest): Promise<Response> {
  const tracked = readClick(req.searchParams)
  const { recipient, link, url } = tracked ?? { recipient: '', link: 0, url: env.SITE_URL }
  if (tracked) await recordClick(req, recipient, link, seen(req))
  return new Response(null, {
    status: 302,
    headers: { location: url, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
}

const looked = (
  path: `/marketing/${string}`,
  handler: (req: PayloadRequest) => Promise<Response>,
) => [
  defineEndpoint({ path, method: 'get', handler }),
  defineEndpoint({ path, method: 'head', fromAnywhere: true, handler }),
]

/** What mails of campaigns fetch and link to. */
export const trackingEndpoints: Endpoint[] = [
  ...looked('/marketing/open', open),
  ...looked('/marketing/click', click),
]

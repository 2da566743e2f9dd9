import { randomUUID } from 'node:crypto'

import config from '@payload-config'
import { getPayload, handleEndpoints } from 'payload'

import { AppError, errorResponse } from '@/src/lib/errors'
import { checkRequest, nothingHere } from '@/src/lib/http/edge-guard'
import { CHANGED_HEADER, isFromFront, REQUEST_ID_HEADER } from '@/src/lib/http/front-headers'
import { isMisdirected, MISDIRECTED } from '@/src/lib/http/hosts/hosts'
import { RETRY_AFTER } from '@/src/lib/http/outage'
import { refuseWhileViewing } from '@/src/lib/http/read-only-viewing'
import { gatherChangedTags } from '@/src/lib/http/site/site-token'
import { log, loggedPath } from '@/src/lib/log'
import { withRequestId } from '@/src/lib/watching/request-id'

const HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
}

/** So Payload answers for its collections that are not served at all. */
const NOT_IMPLEMENTED = 501

function finish(response: Response, id: string): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(HEADERS)) {
    if (!headers.has(name)) headers.set(name, value)
  }
  headers.set(REQUEST_ID_HEADER, id)
  if (response.status === 503 && !headers.has('retry-after'))
    headers.set('retry-after', String(RETRY_AFTER))
  const { status, statusText } = response
  return new Response(response.body, { status, statusText, headers })
}

const misdirected = () => new AppError('unknown_host', MISDIRECTED, 421)

/** What programs ask for its head: a file, and how the site is. Payload itself knows of no heads. */
const WITH_HEAD = /^\/api\/(?:\w+\/file\/[^/]+|health|ready)$/

const isOfHead = ({ method, url }: Request) =>
  method === 'HEAD' && WITH_HEAD.test(new URL(url).pathname)

async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel()
  return new Response(null, response)
}

/** Every request under /api: checked at the edge, answered by Payload's endpoints, logged. */
export async function serveApi(request: Request): Promise<Response> {
  if (!isOfHead(request)) return serve(request)
  const { url, headers, signal } = request // Next gives a proxy of a request, which is none itself
  return withoutBody(await serve(new Request(url, { headers, signal })))
}

async function serve(request: Request): Promise<Response> {
  const id =
    (isFromFront(request.headers) && request.headers.get(REQUEST_ID_HEADER)) || randomUUID()
  const began = performance.now()
  const { pathname } = new URL(request.url)
  const changed = new Set<string>()
  let response: Response
  try {
    if (isMisdirected(request)) throw misdirected()
    const checked = await checkRequest(request)
    const payload = await getPayload({ config, cron: true }) // where it cannot start, that is ours to answer
    await refuseWhileViewing(payload, checked)
    response = await withRequestId(id, () =>
      gatherChangedTags(changed, () => handleEndpoints({ config, request: checked })),
    )
  } catch (error) {
    response = errorResponse(error)
  }
  if (response.status === NOT_IMPLEMENTED) response = errorResponse(nothingHere())
  const ms = Math.round(performance.now() - began)
  const { status } = response
  log[status >= 500 ? 'error' : 'debug'](
    { id, method: request.method, path: loggedPath(pathname), status, ms },
    'request',
  )
  const finished = finish(response, id)
  if (changed.size > 0 && isFromFront(request.headers))
    finished.headers.set(CHANGED_HEADER, [...changed].join())
  return finished
}

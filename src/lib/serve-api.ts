import { randomUUID } from 'node:crypto'
import config from '@payload-config'
import { handleEndpoints } from 'payload'

import { checkRequest } from '@/src/lib/edge-guard'
import { errorResponse } from '@/src/lib/errors'
import { log } from '@/src/lib/log'

const HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
}

function finish(response: Response, id: string): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(HEADERS)) {
    if (!headers.has(name)) headers.set(name, value)
  }
  headers.set('x-request-id', id)
  const { status, statusText } = response
  return new Response(response.body, { status, statusText, headers })
}

/** Every request under /api: checked at the edge, answered by Payload's endpoints, logged. */
export async function serveApi(request: Request): Promise<Response> {
  const id = randomUUID()
  const began = performance.now()
  const { pathname } = new URL(request.url)
  let response: Response
  try {
    response = await handleEndpoints({ config, request: await checkRequest(request) })
  } catch (error) {
    response = errorResponse(error)
  }
  const ms = Math.round(performance.now() - began)
  const { status } = response
  log[status >= 500 ? 'error' : 'debug'](
    { id, method: request.method, path: pathname, status, ms },
    'request',
  )
  return finish(response, id)
}

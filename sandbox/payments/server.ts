import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { CONTROL } from '@/sandbox/payments/control'
import { CONTROL_DESK } from '@/sandbox/payments/control-desk'
import { ApiError } from '@/sandbox/payments/http/api-error'
import {
  COMMON_HEADERS,
  DROPPED,
  errorReply,
  json,
  NO_ANSWER,
  type Reply,
  serverError,
} from '@/sandbox/payments/http/reply'
import { readRequest } from '@/sandbox/payments/http/request'
import { findRoute, type Route } from '@/sandbox/payments/http/router'
import { newId } from '@/sandbox/payments/ids'
import { ASSETS } from '@/sandbox/payments/pages/assets'
import { home } from '@/sandbox/payments/pages/home'
import { PROVIDERS } from '@/sandbox/payments/providers'
import { isLoopback, type Sandbox } from '@/sandbox/payments/sandbox'

const ROUTES: readonly Route[] = [
  ...PROVIDERS.flatMap(({ routes }) => routes),
  ...CONTROL,
  ...CONTROL_DESK,
  ...ASSETS,
  { method: 'GET', path: '/', handle: home },
  { method: 'GET', path: '/health', handle: async () => json({ status: 'ok' }) },
]

const BROWSER_APIS = PROVIDERS.flatMap(({ browserApi }) => browserApi ?? [])

/** Lets the shop's pages call those APIs that have a public key. */
function corsHeaders(sandbox: Sandbox, message: IncomingMessage): Record<string, string> {
  const { origin = '' } = message.headers
  const isApi = BROWSER_APIS.some((path) => message.url?.startsWith(path))
  if (!isApi || !sandbox.shopOrigins.includes(origin)) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-headers': 'authorization, content-type, idempotency-key',
    'access-control-allow-methods': 'GET, POST',
    'access-control-max-age': '600',
    vary: 'origin',
  }
}

type Site = { readonly sandbox: Sandbox; readonly routes: readonly Route[] }

/** A page of the internet that points its own name at this machine gets no answer. */
function isAskedByLoopbackName({ headers }: IncomingMessage): boolean {
  const url = URL.parse(`http://${headers.host ?? ''}`)
  return url !== null && isLoopback(url)
}

async function answer(
  { sandbox, routes }: Site,
  message: IncomingMessage,
  id: string,
): Promise<Reply> {
  if (!isAskedByLoopbackName(message)) {
    return json({ error: { type: 'invalid_request_error', message: 'Unknown host.' } }, 421)
  }
  if (message.method === 'OPTIONS') return { status: 204, headers: {}, body: '' }
  try {
    const request = await readRequest(message, id)
    const found = findRoute(routes, request.method, request.path)
    if (found) return await found.route.handle({ sandbox, request, id: found.id })
    throw new ApiError(404, `Unrecognized request URL (${request.method}: ${request.path}).`)
  } catch (error) {
    if (error instanceof ApiError) return errorReply(error)
    process.stderr.write(`Sandbox, request ${id}: ${String(error)}\n`)
    return serverError()
  }
}

function listener(site: Site) {
  const { sandbox } = site
  return async (message: IncomingMessage, response: ServerResponse) => {
    const id = newId('req')
    const reply = await answer(site, message, id)
    if (reply === NO_ANSWER) return
    if (reply === DROPPED) return void response.destroy()
    response.writeHead(reply.status, {
      ...COMMON_HEADERS,
      'request-id': id,
      ...corsHeaders(sandbox, message),
      ...reply.headers,
    })
    response.end(reply.file ?? reply.body)
  }
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, () => {
      server.off('error', reject)
      const address: AddressInfo | string | null = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

const UNAVAILABLE = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'])

/**
 * Serves on this machine's own addresses only, by IPv4 and, where there is one, IPv6.
 * `sandboxAt` makes the sandbox once the port is known, which is 0 for any free one.
 */
export async function serve(
  port: number,
  sandboxAt: (port: number) => Sandbox,
  more: readonly Route[] = [],
) {
  let handle: ReturnType<typeof listener> | undefined
  const servers = ['127.0.0.1', '::1'].map((host) => ({
    host,
    server: createServer((message, response) => void handle?.(message, response)),
  }))
  let bound = port
  for (const { host, server } of servers) {
    try {
      bound = await listen(server, host, bound)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (host === '127.0.0.1' || !UNAVAILABLE.has(code)) throw error
    }
  }
  const sandbox = sandboxAt(bound)
  handle = listener({ sandbox, routes: [...ROUTES, ...more] })
  return {
    port: bound,
    sandbox,
    close: async () => {
      for (const { server } of servers) {
        server.close()
        server.closeAllConnections()
      }
      await sandbox.courier.stop()
      await sandbox.store.close()
    },
  }
}

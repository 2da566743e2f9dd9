import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

import { onTestFinished } from 'vitest'

import { createFront } from '@/src/front/front'
import { listen } from '@/src/front/listen'
import type { FrontOptions } from '@/src/front/options'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const portOf = (server: Server) => {
  const address: AddressInfo | string | null = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** A web process that stands in for ours, until the test ends. */
export async function upstreamOf(handle: Handler) {
  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { server, url: `http://127.0.0.1:${portOf(server)}` }
}

/** Says what it was asked, as JSON. */
export const echo: Handler = async (asked, answer) => {
  let size = 0
  try {
    for await (const chunk of asked) size += chunk.length
  } catch {
    return
  }
  const { method, url, headers } = asked
  answer.setHeader('content-type', 'application/json')
  answer.end(JSON.stringify({ method, url, headers, size }))
}

/** A front before web processes, until the test ends; its port. */
export async function frontBefore(upstream: string | string[], change: Partial<FrontOptions> = {}) {
  const app = await createFront({
    siteUrl: 'http://localhost:3000',
    allowedHosts: [],
    isOpened: false,
    proxies: [],
    hstsSubdomains: false,
    upgrades: false,
    watchEveryMs: 60_000,
    probeEveryMs: 60_000,
    waitMs: 300,
    ...change,
    upstreams: [upstream].flat(),
  })
  const port = await listen(app, 0, null)
  onTestFinished(() => app.close())
  return { app, port, url: `http://localhost:${port}` }
}

type Ask = {
  readonly method?: string
  readonly path?: string
  readonly headers?: Record<string, string>
  readonly body?: string | Buffer
}

export type Answered = {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly text: string
}

/** A request with any head whatever: `fetch` would correct or refuse it. */
export function ask(port: number, given: Ask = {}) {
  const { method = 'GET', headers = {}, body } = given
  const { path = method === 'GET' || method === 'HEAD' ? '/' : '/admin' } = given // where requests do things
  return new Promise<Answered>((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: {
          host: 'localhost',
          ...(body ? { 'content-length': Buffer.byteLength(body) } : {}),
          ...headers,
        },
      },
      (answer) => {
        const { statusCode: status = 0, headers } = answer
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          resolve({ status, headers, text: Buffer.concat(chunks).toString('utf8') })
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

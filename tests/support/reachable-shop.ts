import { serveApi } from '@/src/lib/http/serve-api'

import { bodyOf, headersOf, httpServer } from './http-server'

const OF_CONNECTION = [
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
]

/** The shop as others reach it: its API, and a page at every other address. */
export async function reachableShop(visited: string[]) {
  return httpServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request
    visited.push(`${method} ${url}`)
    if (!url.startsWith('/api/')) return response.writeHead(200).end('<p>A page</p>')
    const body = await bodyOf(request)
    const answer = await serveApi(
      new Request(`http://localhost:3000${url}`, {
        method,
        headers: headersOf(request, OF_CONNECTION),
        redirect: 'manual',
        ...(body && { body }),
      }),
    )
    const text = await answer.text()
    return response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(text)
  })
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

/** A server on a free port of this machine, for as long as a test wants it. */
export async function httpServer(handle: Handler) {
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no address')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** All that a request carries. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

/** What a request says of itself, but for the headers named. */
export function headersOf(request: IncomingMessage, except: readonly string[] = []): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (!except.includes(name)) headers.set(name, String(value))
  }
  return headers
}

import type { IncomingMessage } from 'node:http'

import { ApiError } from '@/sandbox/payments/http/api-error'

const MAX_BODY_BYTES = 256 * 1024
/** A mail with its files. */
const MAX_MAIL_BYTES = 16 * 1024 * 1024

export type SandboxRequest = {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
  header(name: string): string
}

async function readBody(message: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > most) {
      throw new ApiError(413, 'Request is too large.')
    }
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

export async function readRequest(message: IncomingMessage, id: string): Promise<SandboxRequest> {
  const [path = '/', query = ''] = (message.url ?? '/').split(/\?(.*)/s)
  return {
    id,
    method: message.method ?? 'GET',
    path,
    query: new URLSearchParams(query),
    body: await readBody(message, path.startsWith('/sendpulse/') ? MAX_MAIL_BYTES : MAX_BODY_BYTES),
    header: (name) => {
      const value = message.headers[name]
      return (Array.isArray(value) ? value[0] : value) ?? ''
    },
  }
}

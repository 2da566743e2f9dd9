import type { IncomingMessage, ServerResponse } from 'node:http'

import { httpServer } from '../http-server'
import { isSigned, S3_KEYS } from './signature'

type Stored = { readonly data: Buffer; readonly type: string }

/** Pages of a list are short, so that the tests turn them. */
const PAGE = 2

const xml = (text: string) => `<?xml version="1.0" encoding="UTF-8"?>${text}`

const failure = (code: string) =>
  xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

type Reply = {
  readonly status: number
  readonly body?: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
}

function list(objects: ReadonlyMap<string, Stored>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? ''
  const from = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > from).sort()
  const page = keys.slice(0, PAGE)
  const isCut = keys.length > PAGE
  const contents = page.map((key) => {
    const size = objects.get(key)?.data.length
    return `<Contents><Key>${escaped(key)}</Key><Size>${size}</Size></Contents>`
  })
  const next = isCut
    ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>`
    : ''
  return xml(
    `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`,
  )
}

function sent(request: IncomingMessage, { data, type }: Stored): Reply {
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
  const [from, to] = range ? [Number(range[1]), Number(range[2])] : [0, data.length - 1]
  const headers = {
    'content-type': type,
    etag: `"${data.length}"`,
    ...(range ? { 'content-range': `bytes ${from}-${to}/${data.length}` } : {}),
  }
  return { status: range ? 206 : 200, body: data.subarray(from, to + 1), headers }
}

function write(isHead: boolean, response: ServerResponse, reply: Reply): void {
  const { status, body = '', headers } = reply
  const length = { 'content-length': Buffer.byteLength(body) }
  response.writeHead(status, { 'content-type': 'application/xml', ...headers, ...length })
  response.end(isHead ? undefined : body)
}

/**
 * The part of S3 that we use, on this machine: one private bucket, which opens to signed requests
 * alone.
 */
export async function s3Server() {
  const bucket = 'charterdesk-test'
  const objects = new Map<string, Stored>()
  const control = { isAway: false, refused: 0 }

  function act(request: IncomingMessage, body: Buffer): Reply {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket')
    const [, name, ...rest] = decodeURIComponent(pathname).split('/')
    const key = rest.join('/')
    if (control.isAway) return { status: 500, body: failure('InternalError') }
    if (!isSigned(request, body)) {
      control.refused += 1
      return { status: 403, body: failure('SignatureDoesNotMatch') }
    }
    if (name !== bucket) return { status: 404, body: failure('NoSuchBucket') }
    if (!key) return { status: 200, body: list(objects, searchParams) }
    if (request.method === 'PUT') {
      const type = request.headers['content-type'] ?? 'application/octet-stream'
      objects.set(key, { data: body, type })
      return { status: 200 }
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return { status: 204 }
    }
    const found = objects.get(key)
    return found ? sent(request, found) : { status: 404, body: failure('NoSuchKey') }
  }

  const server = await httpServer(async (request, response) => {
    const body = await bytesOf(request).catch(() => null) // null when it was broken off
    if (body) write(request.method === 'HEAD', response, act(request, body))
  })

  const variables = {
    S3_BUCKET: bucket,
    S3_ENDPOINT: server.url,
    S3_REGION: 'eu-test-1',
    S3_FORCE_PATH_STYLE: 'true',
    S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  }
  return { url: server.url, bucket, objects, control, variables, close: server.close }
}

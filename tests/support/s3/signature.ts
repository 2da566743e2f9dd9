import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The only keys that the bucket opens to. */
export const S3_KEYS = { accessKeyId: 'TESTKEY', secretAccessKey: 'a secret of the tests' }

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')
}

/** Whether a request is signed with our keys, by version 4, and its body is what was signed. */
export function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const {
    authorization = '',
    'x-amz-date': at = '',
    'x-amz-content-sha256': hash,
  } = request.headers
  const found = AUTHORIZATION.exec(authorization)
  if (!found || typeof hash !== 'string') return false
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false
  const [, key, day = '', region = '', names = '', signature] = found
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket')
  const headers = names
    .split(';')
    .map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
    .join('')
  const asked = [request.method, pathname, canonicalQuery(searchParams), headers, names, hash]
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(asked.join('\n'))].join('\n')
  const dayKey = hmac(`AWS4${S3_KEYS.secretAccessKey}`, day)
  const signing = hmac(hmac(hmac(dayKey, region), 's3'), 'aws4_request')
  return key === S3_KEYS.accessKeyId && hmac(signing, toSign).toString('hex') === signature
}

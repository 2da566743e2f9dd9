import type { IncomingMessage } from 'node:http'
import { type Readable, Transform } from 'node:stream'

import {
  BAD_ADDRESS,
  BAD_REQUEST,
  ENCODED,
  METHODS,
  NO_METHOD,
  ONLY_READ,
  type Refusal,
  TOO_LARGE,
  UNKNOWN_HOST,
} from '@/src/front/refusal'
import { bodyLimitFor } from '@/src/lib/http/body-limits'
import { isOnlyRead } from '@/src/lib/http/read-only-viewing'

const MAX_PATH = 2000
const MAX_ADDRESS = 8000

const known: ReadonlySet<string> = new Set(METHODS)

/** The path of a request target, still encoded, without its query. */
export const pathOf = (target: string): string => target.split('?', 1)[0] ?? ''

/** Whether an address names a path of ours that every part behind the front can decode. */
export function isReadable(target: string): boolean {
  const path = pathOf(target)
  if (!path.startsWith('/') || path.length > MAX_PATH || target.length > MAX_ADDRESS) return false
  try {
    const decoded = decodeURIComponent(path)
    return !decoded.includes('\0') && !/[/\\]\.\.?(?:[/\\]|$)/.test(decoded)
  } catch {
    return false
  }
}

type Head = Pick<IncomingMessage, 'method' | 'url' | 'headers'>
type HostRule = (header: string | undefined, pathname: string) => boolean

/** Why a request goes no further, as far as its head tells; null when it may. */
export function refusalOf(request: Head, answersFor: HostRule): Refusal | null {
  const { method = '', url = '', headers } = request
  if (!known.has(method)) return NO_METHOD
  if (!isReadable(url)) return BAD_ADDRESS
  if (isOnlyRead(pathOf(url)) && method !== 'GET' && method !== 'HEAD') return ONLY_READ
  if (!answersFor(headers.host, pathOf(url))) return UNKNOWN_HOST
  const encoding = headers['content-encoding']
  if (encoding && encoding.toLowerCase() !== 'identity') return ENCODED
  const size = headers['content-length']
  if (size !== undefined && !/^\d+$/.test(size)) return BAD_REQUEST
  return Number(size ?? 0) > bodyLimitFor(pathOf(url), headers) ? TOO_LARGE : null
}

/** More came than the address takes. */
export class BodyTooLarge extends Error {}
/** The sender went away before all of it had come. */
export class BodyBrokenOff extends Error {}

/**
 * The body of a request, passed on as it comes. At the first byte over the limit it fails with
 * `BodyTooLarge`, and no more is taken from the socket.
 */
export function limitBody(request: IncomingMessage, limit: number): Readable {
  let size = 0
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > limit) done(new BodyTooLarge())
      else done(null, chunk)
    },
  })
  const letGo = () => {
    request.unpipe(limited)
    request.pause()
  }
  limited.once('error', letGo)
  limited.on('error', () => {}) // heard here even when anyone who read it has answered already
  request.once('close', () => {
    if (!request.complete) limited.destroy(new BodyBrokenOff())
  })
  request.pipe(limited)
  return limited
}

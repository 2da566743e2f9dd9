import type { Asked } from '@/src/front/exchange'
import { BodyBrokenOff, BodyTooLarge } from '@/src/front/limit-body'
import {
  BAD_REQUEST,
  type Refusal,
  TOO_LARGE,
  TOO_MANY,
  TOO_SLOW,
  UNAVAILABLE,
} from '@/src/front/refusal'
import { TooManyAtOnce } from '@/src/front/upstreams/turns'
import { log } from '@/src/lib/log'

/** An error and what it came from, outermost first. */
function* causes(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause
}

const code = (error: Error) => ('code' in error ? String(error.code) : '')

const TIMEOUTS = new Set(['UND_ERR_HEADERS_TIMEOUT', 'FST_REPLY_FROM_GATEWAY_TIMEOUT'])
/** What the client for the web process refuses to send: the sender's head makes no sense. */
const NONSENSE = new Set(['UND_ERR_INVALID_ARG', 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH'])

/** What to answer when a request could not be passed on; null when nobody is there to hear it. */
export function failureOf(error: unknown, request: Asked): Refusal | null {
  const all = [...causes(error)]
  if (all.some((cause) => cause instanceof BodyTooLarge)) return TOO_LARGE
  const gone = request.raw.socket.destroyed || (request.raw.destroyed && !request.raw.complete)
  if (gone || all.some((cause) => cause instanceof BodyBrokenOff)) {
    log.debug({ id: request.id }, 'broken off')
    return null
  }
  if (all.some((cause) => cause instanceof TooManyAtOnce)) return TOO_MANY
  if (all.some((cause) => NONSENSE.has(code(cause)))) return BAD_REQUEST
  if (all.some((cause) => TIMEOUTS.has(code(cause)))) return TOO_SLOW
  log.warn({ id: request.id, err: all.at(-1) }, 'the web process does not answer')
  return UNAVAILABLE
}

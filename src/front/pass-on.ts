import type { Socket } from 'node:net'
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy'
import { Agent, buildConnector, Client, type Dispatcher } from 'undici'
import { answerRefusal } from '@/src/front/answer'
import { BodyBrokenOff, BodyTooLarge } from '@/src/front/check-request'
import type { DatabaseWatch } from '@/src/front/database-watch'
import type { Answer, Asked } from '@/src/front/exchange'
import type { Pages } from '@/src/front/memory/pages'
import { relayResponse } from '@/src/front/memory/relay-response'
import type { FrontOptions } from '@/src/front/options'
import { shortenAbsence } from '@/src/front/outward-headers'
import {
  BAD_REQUEST,
  METHODS,
  type Refusal,
  TOO_LARGE,
  TOO_MANY,
  TOO_SLOW,
  UNAVAILABLE,
} from '@/src/front/refusal'
import { inwardHeaders, originReader } from '@/src/front/request-origin'
import { NO_CONTROLLER } from '@/src/front/upstreams/held-controller'
import { passageThrough, type Send } from '@/src/front/upstreams/passage'
import { TooManyAtOnce, type Turns } from '@/src/front/upstreams/turns'
import type { Upstreams } from '@/src/front/upstreams/upstreams'
import { REQUEST_ID_HEADER } from '@/src/lib/http/front-headers'
import { log } from '@/src/lib/log'

type Patience = {
  readonly headersTimeout: number
  readonly bodyTimeout: number
  /** So long a request waits for a web process that would take it. */
  readonly waitMs: number
}

const KEPT = 256

const CLOSED = new Set(['ECONNRESET', 'EPIPE'])

type Done = (error?: Error | null) => void

const unlessClosed =
  (done: Done): Done =>
  (error) =>
    done(error && 'code' in error && CLOSED.has(String(error.code)) ? null : error)

/**
 * Who answers before all of a body has come closes behind the answer, and writing on fails while
 * the answer lies there unread. So a connection that is closed is not told by writing to it: reading
 * finds the answer, or that there is none.
 */
function readingOn(socket: Socket): Socket {
  const [write, writeMany] = [socket._write.bind(socket), socket._writev?.bind(socket)]
  socket._write = (chunk, encoding, done) => write(chunk, encoding, unlessClosed(done))
  if (writeMany) socket._writev = (chunks, done) => writeMany(chunks, unlessClosed(done))
  return socket
}

const connect = buildConnector({})

/** A connection to a web process that nothing has been sent on; fails where no one listens. */
function socketTo(origin: string): Promise<Socket> {
  const { protocol, hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    connect({ protocol, hostname, port }, (...[error, socket]) =>
      error ? reject(error) : resolve(readingOn(socket)),
    )
  })
}

/** Gives a client its one connection; it expects to wait for it. */
function once(socket: Socket): buildConnector.connector {
  let isGiven = false
  return (_options, done) => {
    const error = isGiven ? Object.assign(new Error('It is lost.'), { code: 'ECONNRESET' }) : null
    isGiven = true
    queueMicrotask(() => (error ? done(error, null) : done(null, socket)))
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/**
 * How the front reaches the web processes. Connections are kept for requests without a body alone.
 * One with a body has a connection to itself: the web process may answer before it has read all,
 * and the next one on that connection would wait behind what is left. It is opened before the
 * body is touched, which can be sent only once.
 */
function connectionsInward(
  upstreams: Upstreams,
  turns: Turns,
  { waitMs, ...patience }: Patience,
): Dispatcher {
  const sendAlone: Send = (upstream, request, handler) => {
    socketTo(upstream.origin).then(
      (socket) => {
        const own = new Client(upstream.origin, { ...patience, connect: once(socket) })
        // The web process closes as well: it would not notice our end behind what it does not read.
        own.dispatch({ ...request, origin: upstream.origin, reset: true }, handler)
        void own.close() // once it is answered
      },
      (error) => handler.onResponseError?.(NO_CONTROLLER, asError(error)),
    )
  }
  return new Agent({ connections: KEPT, ...patience }).compose((kept) => {
    const pass = passageThrough(upstreams, turns, waitMs, (upstream, request, handler) => {
      if (request.body) sendAlone(upstream, request, handler)
      else kept({ ...request, origin: upstream.origin }, handler)
    })
    return (request, handler) => {
      pass(request, handler)
      return true
    }
  })
}

/** An error and what it came from, outermost first. */
function* causes(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause
}

const code = (error: Error) => ('code' in error ? String(error.code) : '')

const TIMEOUTS = new Set(['UND_ERR_HEADERS_TIMEOUT', 'FST_REPLY_FROM_GATEWAY_TIMEOUT'])
/** What the client for the web process refuses to send: the sender's head makes no sense. */
const NONSENSE = new Set(['UND_ERR_INVALID_ARG', 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH'])

/** What to answer when a request could not be passed on; null when no one is there to hear it. */
function failureOf(error: unknown, request: Asked): Refusal | null {
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

const MINUTE_MS = 60_000
/** So long an answer may take to begin; the development server builds a page when it is asked for. */
const ANSWER_MS = 2 * MINUTE_MS
const COMPILING_MS = 15 * MINUTE_MS

/** So long a request waits for a web process to come back. */
const WAIT_MS = 5_000

/** The headers with which a request goes inward. */
function rewriter(options: FrontOptions) {
  const originOf = originReader(options)
  return (request: Asked) => inwardHeaders(request.raw.headers, originOf(request.raw, request.id))
}

type Inward = ReturnType<typeof rewriter>

/** What a web socket needs of them: the rest belongs to the connection that it began as. */
function socketOptions(inward: Inward) {
  return {
    headers: {},
    rewriteRequestHeaders: (_headers: object, request: Asked) => {
      const { host, cookie, origin } = inward(request)
      return { host, ...(cookie ? { cookie } : {}), ...(origin ? { origin } : {}) }
    },
  }
}

function answerFailure(request: Asked, reply: Answer, error: Error): void {
  const refusal = failureOf(error, request)
  if (refusal) answerRefusal(request, reply, refusal)
  else reply.hijack()
}

/** How requests go to the web process and answers come back, each as it is, in a stream. */
export function passingOn(
  options: FrontOptions,
  database: DatabaseWatch,
  upstreams: Upstreams,
  turns: Turns,
  pages: Pages | null,
) {
  const inward = rewriter(options)
  const shared: FastifyHttpProxyOptions = {
    upstream: options.upstreams[0] ?? '', // web sockets go there; for the rest see `connectionsInward`
    httpMethods: [...METHODS],
    disableRequestLogging: true,
    destroyAgent: true,
    undici: connectionsInward(upstreams, turns, {
      waitMs: options.waitMs ?? WAIT_MS,
      headersTimeout: options.upgrades ? COMPILING_MS : ANSWER_MS,
      bodyTimeout: 5 * MINUTE_MS,
    }),
    internalRewriteLocationHeader: false,
    replyOptions: {
      retriesCount: 0,
      rewriteRequestHeaders: (request) => inward(request),
      // What the web process says of its own connection is not true of this one.
      rewriteHeaders: ({ connection, 'keep-alive': keptFor, ...headers }) => headers,
      onError: (reply, { error }) => answerFailure(reply.request, reply, error),
      onResponse: async (request, reply, response) => {
        if (reply.statusCode >= 500 && (await database.look())) {
          response.stream.on('error', () => {}).destroy() // no one is there to hear of it
          answerRefusal(request, reply, UNAVAILABLE)
          return
        }
        // Answered before all had come: the rest is no beginning of a next request.
        if (!request.raw.complete) reply.header('connection', 'close')
        shortenAbsence(reply)
        reply.header(REQUEST_ID_HEADER, request.id)
        await relayResponse(reply, response.stream, pages, (error) =>
          answerFailure(request, reply, error),
        )
      },
    },
    wsClientOptions: socketOptions(inward),
  }
  return options.upgrades ? { ...shared, websocket: true as const } : shared
}

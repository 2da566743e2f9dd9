import type { Socket } from 'node:net'

import { Agent, buildConnector, Client, type Dispatcher } from 'undici'

import { NO_CONTROLLER } from '@/src/front/upstreams/held-controller'
import { passageThrough, type Send } from '@/src/front/upstreams/passage'
import type { Turns } from '@/src/front/upstreams/turns'
import type { Upstreams } from '@/src/front/upstreams/upstreams'

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
export function connectionsInward(
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

import type { Socket } from 'node:net'

import { Agent, buildConnector, Client, type Dispatcher } from 'undici'

type Patience = { readonly headersTimeout: number; readonly bodyTimeout: number }

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

const connectReadingOn: buildConnector.connector = (options, done) =>
  connect(options, (...[error, socket]) =>
    error ? done(error, null) : done(null, readingOn(socket)),
  )

/**
 * How the front reaches the web process. Connections are kept for requests without a body alone.
 * One with a body has a connection to itself: the web process may answer before it has read all,
 * and whoever came next on that connection would wait behind what is left.
 */
export function connectionsInward(patience: Patience): Dispatcher {
  return new Agent({ connections: KEPT, ...patience }).compose((kept) => (request, handler) => {
    if (!request.body || !request.origin) return kept(request, handler)
    const own = new Client(request.origin, { ...patience, connect: connectReadingOn })
    // The web process closes as well: it would not notice our end behind what it does not read.
    const isFree = own.dispatch({ ...request, reset: true }, handler)
    void own.close() // once it is answered
    return isFree
  })
}

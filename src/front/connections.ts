import { Agent, Client, type Dispatcher } from 'undici'

type Patience = { readonly headersTimeout: number; readonly bodyTimeout: number }

const KEPT = 256

/**
 * How the front reaches the web process. Connections are kept for requests without a body alone.
 * One with a body has a connection to itself: the web process may answer before it has read all,
 * and whoever came next on that connection would wait behind what is left.
 */
export function connectionsInward(patience: Patience): Dispatcher {
  return new Agent({ connections: KEPT, ...patience }).compose((kept) => (request, handler) => {
    if (!request.body || !request.origin) return kept(request, handler)
    const own = new Client(request.origin, patience)
    // The web process closes as well: it would not notice our end behind what it does not read.
    const isFree = own.dispatch({ ...request, reset: true }, handler)
    void own.close() // once it is answered
    return isFree
  })
}

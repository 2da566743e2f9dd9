import type { IncomingMessage } from 'node:http'

/** So long somebody who still writes gets to read what was answered. */
const LINGER_MS = 1_500

/**
 * Ends a connection whose request is answered before all of it has come. Closed at once, with more
 * of the request under way, it would be reset, and the sender would lose the answer: what still
 * comes is thrown away for a moment.
 */
export function lingerBeforeClosing(request: IncomingMessage): void {
  const { socket } = request
  socket.destroySoon = () => {
    const timer = setTimeout(() => socket.destroy(), LINGER_MS)
    timer.unref()
    socket.once('close', () => clearTimeout(timer))
    request.once('end', () => socket.destroy())
    request.on('error', () => {}) // the sender went away
    request.resume()
    socket.end()
  }
}

import type { IncomingMessage } from 'node:http'
import { type Readable, Transform } from 'node:stream'

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

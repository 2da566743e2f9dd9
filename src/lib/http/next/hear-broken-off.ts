import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Begun = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly socket: Socket
}

const isBegun = (message: unknown): message is Begun =>
  message instanceof Object && 'request' in message && 'response' in message && 'socket' in message

const ignore = () => {}

/**
 * Once the proxy has read the body of a request, Next puts another stream in the request's place:
 * what listened to it is gone, and so is Node's own way of saying nothing of a sender who left. When
 * they leave before the answer, "aborted" would be an uncaught exception. So it is heard at the last
 * moment: as the connection closes.
 */
export function hearBrokenOff(): void {
  subscribe('http.server.request.start', (message) => {
    if (!isBegun(message)) return
    const { request, response, socket } = message
    const hear = () => {
      request.on('error', ignore)
    }
    socket.prependOnceListener('close', hear)
    response.once('close', () => socket.off('close', hear))
  })
}

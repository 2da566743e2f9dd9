import { createServer, type Server } from 'node:net'

import type { FastifyInstance } from 'fastify'

const LOOPBACK = '127.0.0.1'
const LOOPBACK_6 = '::1'
const ABSENT = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'])

/** Listens at this machine's own address of the newer kind, too, where it has one. */
function alsoByIPv6(app: FastifyInstance, port: number): Promise<Server | null> {
  const server = createServer((socket) => app.server.emit('connection', socket))
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      'code' in error && ABSENT.has(String(error.code)) ? resolve(null) : reject(error),
    )
    server.listen({ port, host: LOOPBACK_6 }, () => resolve(server))
  })
}

/**
 * Opens a front. `host` is an address, or null for this machine's own two, by which only programs
 * that run here reach it. Gives the port, which is another one when 0 was asked for.
 */
export async function listen(app: FastifyInstance, port: number, host: string | null) {
  await app.listen({ port, host: host ?? LOOPBACK })
  const address = app.server.address()
  const bound = typeof address === 'object' && address ? address.port : port
  if (host !== null) return bound
  const other = await alsoByIPv6(app, bound)
  app.server.once('close', () => other?.close())
  return bound
}

import { randomUUID } from 'node:crypto'

import httpProxy from '@fastify/http-proxy'
import { type FastifyInstance, fastify } from 'fastify'

import { answerRefusal } from '@/src/front/answer'
import { isReadable } from '@/src/front/check-request'
import { addChecks } from '@/src/front/checks'
import { watchDatabase } from '@/src/front/database-watch'
import type { FrontOptions } from '@/src/front/options'
import { passingOn } from '@/src/front/pass-on'
import { BAD_REQUEST, UNEXPECTED } from '@/src/front/refusal'
import { log } from '@/src/lib/log'

/** The web process takes heads of 16 KiB; what the front adds must find room. */
const HEAD_BYTES = 15 * 1024

const SERVER = {
  bodyLimit: Number.MAX_SAFE_INTEGER, // each address has its own, kept while the body comes
  requestTimeout: 5 * 60_000,
  keepAliveTimeout: 65_000, // longer than proxies keep theirs, so that it is they who let go
  forceCloseConnections: true,
  genReqId: () => randomUUID(),
  routerOptions: { maxParamLength: 10_000 },
  http: { headersTimeout: 20_000, maxHeaderSize: HEAD_BYTES },
} as const

/**
 * The outermost layer: owns hosts, methods, addresses and sizes, says where a request truly comes
 * from, and answers while the web process or its database is away. All else goes on to the web
 * process at `upstream`, as a stream in both directions.
 */
export async function createFront(options: FrontOptions): Promise<FastifyInstance> {
  const app = fastify({
    ...SERVER,
    // An address that cannot be read would end before our checks, which know what to say of it.
    rewriteUrl: ({ url = '' }) => (isReadable(url) ? url : '/'),
  })
  const database = watchDatabase(options.upstream, options.watchEveryMs)
  app.addHook('onClose', async () => database.stop())
  addChecks(app, options, database)
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
    const isOurs = status >= 500
    if (isOurs) log.error({ err: error, id: request.id }, 'unexpected error')
    answerRefusal(request, reply, isOurs ? UNEXPECTED : { ...BAD_REQUEST, status })
  })
  await app.register(httpProxy, passingOn(options, database))
  return app
}

import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import httpProxy from '@fastify/http-proxy'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import { isPersonalPage } from '@/src/domain/content/addresses'
import { answerRefusal } from '@/src/front/answer'
import { isReadable, limitBody, pathOf, refusalOf } from '@/src/front/check-request'
import { type DatabaseWatch, watchDatabase } from '@/src/front/database-watch'
import { type Pages, pagesFromMemory } from '@/src/front/memory/pages'
import type { FrontOptions } from '@/src/front/options'
import { missingHeaders, transportSecurity } from '@/src/front/outward-headers'
import { passingOn } from '@/src/front/pass-on'
import { BAD_REQUEST, UNAVAILABLE, UNEXPECTED } from '@/src/front/refusal'
import { createTurns } from '@/src/front/upstreams/turns'
import { createUpstreams, probe } from '@/src/front/upstreams/upstreams'
import { bodyLimitFor } from '@/src/lib/http/body-limits'
import { REQUEST_ID_HEADER } from '@/src/lib/http/front-headers'
import { hostRule } from '@/src/lib/http/hosts/hosts'
import { log, loggedPath } from '@/src/lib/log'

/** So long someone who still writes gets to read what was answered. */
const LINGER_MS = 1_500

/**
 * Ends a connection whose request is answered before all of it has come. Closed at once, with more
 * of the request under way, it would be reset, and the sender would lose the answer: what still
 * comes is thrown away for a moment.
 */
function lingerBeforeClosing(request: IncomingMessage): void {
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

const BODILESS = new Set(['GET', 'HEAD'])
const PROBES = new Set(['/api/health', '/api/ready'])

/** Whether nothing good can come of a request while the database is away. */
const needsDatabase = (path: string): boolean =>
  (path.startsWith('/api/') && !PROBES.has(path)) || isPersonalPage(path)

function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const { id, method, url } = request
  const ms = Math.round(reply.elapsedTime)
  log.debug({ id, method, path: loggedPath(pathOf(url)), status: reply.statusCode, ms }, 'front')
}

/** Has each request checked by its head before a byte of its body is read, and then by its length. */
function addChecks(app: FastifyInstance, options: FrontOptions, database: DatabaseWatch): void {
  const answersFor = hostRule(options)
  const security = transportSecurity(options.siteUrl, options.hstsSubdomains)
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id)
    const refusal = refusalOf(
      { method: request.method, url: request.originalUrl, headers: request.raw.headers },
      answersFor,
    )
    if (refusal) {
      answerRefusal(request, reply, refusal)
      return reply
    }
    if (!database.isAway() || !needsDatabase(pathOf(request.url))) return
    answerRefusal(request, reply, UNAVAILABLE)
    return reply
  })
  app.addHook('preParsing', async (request, _reply, payload) =>
    BODILESS.has(request.method)
      ? payload
      : limitBody(request.raw, bodyLimitFor(pathOf(request.url), request.raw.headers)),
  )
  app.addHook('onSend', async (request, reply) => {
    const isUnread = !BODILESS.has(request.method) && !request.raw.complete
    if (isUnread && reply.getHeader('connection') === 'close') lingerBeforeClosing(request.raw)
    if (security) reply.header('strict-transport-security', security)
    if (options.upgrades) return // the development server's own answers are as they are
    const said = (name: string) => reply.getHeader(name)
    for (const [name, value] of missingHeaders(pathOf(request.url), said)) reply.header(name, value)
  })
  app.addHook('onResponse', async (request, reply) => logAnswer(request, reply))
}

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

type Pass = (request: IncomingMessage, response: ServerResponse) => void

/** What is in memory is answered before anything else is done for it. */
function serverBefore(pages: Pages | null, pass: Pass): Server {
  const { requestTimeout, keepAliveTimeout, http } = SERVER
  return createServer({ ...http, requestTimeout, keepAliveTimeout }, (request, response) => {
    if (pages) pages.answer(request, response, () => pass(request, response))
    else pass(request, response)
  })
}

/**
 * The outermost layer: owns hosts, methods, addresses and sizes, says where a request truly comes
 * from, and answers while the web processes or their database are away. All else goes on to one of the
 * web processes, as a stream in both directions.
 */
export async function createFront(options: FrontOptions): Promise<FastifyInstance> {
  const upstreams = createUpstreams(options.upstreams)
  const stopProbing = probe(upstreams, options.probeEveryMs)
  const pages = options.follow
    ? pagesFromMemory(options, options.follow, () => upstreams.pick()?.origin)
    : null
  upstreams.whenLeaving(() => pages?.changed([]))
  const app = fastify({
    ...SERVER,
    serverFactory: (pass) => serverBefore(pages, pass),
    // An address that cannot be read would end before our checks, which know what to say of it.
    rewriteUrl: ({ url = '' }) => (isReadable(url) ? url : '/'),
  })
  const database = watchDatabase(() => upstreams.pick()?.origin, options.watchEveryMs)
  app.addHook('onClose', async () => {
    stopProbing()
    database.stop()
    await pages?.stop()
  })
  addChecks(app, options, database)
  const senders = new Set<string>()
  app.addHook('onRequest', async ({ id }, reply) => {
    senders.add(id)
    reply.raw.once('close', () => senders.delete(id)) // answered, or gone
  })
  const turns = createTurns(
    (id) => senders.has(id),
    () => upstreams.all.filter(({ health }) => health !== 'down').length,
  )
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
    const isOurs = status >= 500
    if (isOurs) log.error({ err: error, id: request.id }, 'unexpected error')
    answerRefusal(request, reply, isOurs ? UNEXPECTED : { ...BAD_REQUEST, status })
  })
  if (options.traces) {
    const { addTracing } = await import('@/src/front/metrics/add-tracing')
    addTracing(app)
  }
  if (options.metricsToken) {
    const { addMetrics } = await import('@/src/front/metrics/add-metrics')
    addMetrics(app, options.metricsToken, upstreams, database, pages)
  }
  await app.register(httpProxy, passingOn(options, database, upstreams, turns, pages))
  return app
}

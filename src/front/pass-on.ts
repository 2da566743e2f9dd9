import type { FastifyHttpProxyOptions } from '@fastify/http-proxy'

import { answerRefusal } from '@/src/front/answer'
import { connectionsInward } from '@/src/front/connections'
import type { DatabaseWatch } from '@/src/front/database-watch'
import type { Answer, Asked } from '@/src/front/exchange'
import { failureOf } from '@/src/front/failure'
import { inwardHeaders } from '@/src/front/inward-headers'
import type { Pages } from '@/src/front/memory/pages'
import { tendAnswer } from '@/src/front/memory/tend-answer'
import type { FrontOptions } from '@/src/front/options'
import { shortenAbsence } from '@/src/front/outward-headers'
import { METHODS, UNAVAILABLE } from '@/src/front/refusal'
import { originReader } from '@/src/front/request-origin'
import type { Turns } from '@/src/front/upstreams/turns'
import type { Upstreams } from '@/src/front/upstreams/upstreams'
import { REQUEST_ID_HEADER } from '@/src/lib/http/front-headers'

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
          response.stream.on('error', () => {}).destroy() // nobody is there to hear of it
          answerRefusal(request, reply, UNAVAILABLE)
          return
        }
        // Answered before all had come: the rest is no beginning of a next request.
        if (!request.raw.complete) reply.header('connection', 'close')
        shortenAbsence(reply)
        reply.header(REQUEST_ID_HEADER, request.id)
        await tendAnswer(reply, response.stream, pages, (error) =>
          answerFailure(request, reply, error),
        )
      },
    },
    wsClientOptions: socketOptions(inward),
  }
  return options.upgrades ? { ...shared, websocket: true as const } : shared
}

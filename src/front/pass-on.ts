import type { FastifyHttpProxyOptions } from '@fastify/http-proxy'

import { answerRefusal } from '@/src/front/answer'
import { clientAddress } from '@/src/front/client-address'
import { connectionsInward } from '@/src/front/connections'
import type { DatabaseWatch } from '@/src/front/database-watch'
import type { Answer, Asked } from '@/src/front/exchange'
import { failureOf } from '@/src/front/failure'
import { inwardHeaders } from '@/src/front/inward-headers'
import type { FrontOptions } from '@/src/front/options'
import { shortenAbsence } from '@/src/front/outward-headers'
import { METHODS, UNAVAILABLE } from '@/src/front/refusal'
import { frontSecret, REQUEST_ID_HEADER } from '@/src/lib/http/front-headers'

const MINUTE_MS = 60_000
/** So long an answer may take to begin; the development server builds a page when it is asked for. */
const ANSWER_MS = 2 * MINUTE_MS
const COMPILING_MS = 15 * MINUTE_MS

const text = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header.join(',') : header

/** The headers with which a request goes inward. */
function rewriter({ siteUrl, trustsProxy }: FrontOptions) {
  const ownProtocol = new URL(siteUrl).protocol.slice(0, -1)
  const secret = frontSecret()
  return (request: Asked) => {
    const { headers, socket } = request.raw
    const forwarded = text(headers['x-forwarded-for'])
    const protocol = text(headers['x-forwarded-proto'])
    const isTold = trustsProxy && (protocol === 'https' || protocol === 'http')
    return inwardHeaders(headers, {
      id: request.id,
      address: clientAddress(socket.remoteAddress, forwarded, trustsProxy),
      host: headers.host ?? '',
      protocol: isTold ? protocol : ownProtocol,
      secret,
    })
  }
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
export function passingOn(options: FrontOptions, database: DatabaseWatch) {
  const inward = rewriter(options)
  const shared: FastifyHttpProxyOptions = {
    upstream: options.upstream,
    httpMethods: [...METHODS],
    disableRequestLogging: true,
    destroyAgent: true,
    undici: connectionsInward({
      headersTimeout: options.upgrades ? COMPILING_MS : ANSWER_MS,
      bodyTimeout: 5 * MINUTE_MS,
    }),
    internalRewriteLocationHeader: false,
    replyOptions: {
      retriesCount: 1, // a kept connection that the web process has just let go of
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
        reply.send(response.stream)
      },
    },
    wsClientOptions: socketOptions(inward),
  }
  return options.upgrades ? { ...shared, websocket: true as const } : shared
}

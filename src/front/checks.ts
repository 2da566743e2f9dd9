import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { isPersonalPage } from '@/src/domain/content/personal-pages'
import { answerRefusal } from '@/src/front/answer'
import { pathOf, refusalOf } from '@/src/front/check-request'
import type { DatabaseWatch } from '@/src/front/database-watch'
import { limitBody } from '@/src/front/limit-body'
import { lingerBeforeClosing } from '@/src/front/linger'
import type { FrontOptions } from '@/src/front/options'
import { transportSecurity } from '@/src/front/outward-headers'
import { UNAVAILABLE } from '@/src/front/refusal'
import { bodyLimitFor } from '@/src/lib/http/body-limits'
import { REQUEST_ID_HEADER } from '@/src/lib/http/front-headers'
import { hostRule } from '@/src/lib/http/hosts'
import { log } from '@/src/lib/log'

const BODILESS = new Set(['GET', 'HEAD'])
const PROBES = new Set(['/api/health', '/api/ready'])

/** Whether nothing good can come of a request while the database is away. */
const needsDatabase = (path: string): boolean =>
  (path.startsWith('/api/') && !PROBES.has(path)) || isPersonalPage(path)

function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const { id, method, url } = request
  const ms = Math.round(reply.elapsedTime)
  log.debug({ id, method, path: pathOf(url), status: reply.statusCode, ms }, 'front')
}

/** Has each request checked by its head before a byte of its body is read, and then by its length. */
export function addChecks(
  app: FastifyInstance,
  options: FrontOptions,
  database: DatabaseWatch,
): void {
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
  })
  app.addHook('onResponse', async (request, reply) => logAnswer(request, reply))
}

import {
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'

import { pathOf } from '@/src/front/check-request'
import { routeClassOf } from '@/src/front/metrics/route-class'

/** What others may say about a trace is not believed: each begins here. */
const OF_TRACES = ['traceparent', 'tracestate', 'baggage']

/** Begins a trace with each request, and tells the web process which. */
export function addTracing(app: FastifyInstance): void {
  const tracer = trace.getTracer('charterdesk')
  const spans = new WeakMap<object, Span>()
  app.addHook('onRequest', async ({ raw, method, url, id }) => {
    const route = routeClassOf(pathOf(url))
    const span = tracer.startSpan(`${method} ${route}`, {
      kind: SpanKind.SERVER,
      attributes: {
        'http.request.method': method,
        'charterdesk.route': route,
        'charterdesk.id': id,
      },
    })
    spans.set(raw, span)
    for (const name of OF_TRACES) delete raw.headers[name]
    propagation.inject(trace.setSpan(ROOT_CONTEXT, span), raw.headers)
  })
  app.addHook('onResponse', async ({ raw }, { statusCode }) => {
    const span = spans.get(raw)
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}

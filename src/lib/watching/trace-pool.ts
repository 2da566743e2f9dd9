import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

const LONGEST = 2_000

type Pool = { on(event: 'acquire', hear: (client: object) => void): unknown }

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query
  return query instanceof Object && 'text' in query ? String(query.text) : ''
}

function ending(span: Span) {
  return (error: unknown) => {
    if (error) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }
}

type Apply = (...args: unknown[]) => unknown

/** What a client's `query` does, in a span of whatever asks; its values stay out of it. */
function traced(apply: Apply, args: unknown[]): unknown {
  if (!trace.getActiveSpan()) return apply(...args)
  const text = textOf(args[0]).slice(0, LONGEST)
  const span = trace.getTracer('charterdesk').startSpan(`SQL ${/\w+/.exec(text)?.[0] ?? ''}`, {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
  })
  const end = ending(span)
  const done = args.at(-1)
  if (typeof done === 'function') {
    return apply(...args.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
      end(error)
      Reflect.apply(done, undefined, [error, ...rest])
    })
  }
  const answer = apply(...args)
  if (answer instanceof Promise) answer.then(() => end(null), end)
  else end(null)
  return answer
}

/** Has every question to the database told as a span of the request or job that asks it. */
export function tracePool(pool: Pool): void {
  const known = new WeakSet<object>()
  pool.on('acquire', (client) => {
    const query: unknown = Reflect.get(client, 'query')
    if (known.has(client) || typeof query !== 'function') return
    known.add(client)
    Reflect.set(client, 'query', (...args: unknown[]) =>
      traced((...given) => Reflect.apply(query, client, given), args),
    )
  })
}

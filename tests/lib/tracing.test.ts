import { createServer } from 'node:http'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'

import { ask, frontBefore, upstreamOf } from '@/tests/front/running-front'

const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string() })),
})
const told = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
})

const spans: z.infer<typeof span>[] = []

/** A collector of OpenTelemetry that keeps what it is told. */
const collector = createServer(async (asked, answer) => {
  let text = ''
  for await (const chunk of asked) text += String(chunk)
  for (const { scopeSpans } of told.parse(JSON.parse(text)).resourceSpans) {
    spans.push(...scopeSpans.flatMap((scope) => scope.spans))
  }
  answer.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})

let end: () => Promise<void>

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const address = collector.address()
  const port = typeof address === 'object' && address ? address.port : 0
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`)
  const { startTracing } = await import('@/src/lib/watching/start-tracing')
  end = startTracing('front')
})
afterAll(async () => {
  const { context, propagation, trace } = await import('@opentelemetry/api')
  for (const one of [context, propagation, trace]) one.disable() // other files share this process
  collector.close()
  vi.unstubAllEnvs()
})

test('one trace leads from the front to SQL, and neither addresses nor values are told', async () => {
  const { context, propagation, trace, ROOT_CONTEXT } = await import('@opentelemetry/api')
  const { tracePool } = await import('@/src/lib/watching/trace-pool')
  const heard: ((client: object) => void)[] = []
  tracePool({ on: (_, hear) => heard.push(hear) })
  const client = { query: (..._: unknown[]): unknown => Promise.resolve({ rows: [] }) }
  for (const hear of heard) hear(client)
  const web = await upstreamOf((asked, answer) => {
    const parent = propagation.extract(ROOT_CONTEXT, asked.headers)
    context.with(parent, async () => {
      await trace
        .getTracer('web')
        .startActiveSpan(
          'page',
          { attributes: { 'http.target': '/orders?key=secret' } },
          async (page) => {
            await client.query('select * from users where email = $1', ['someone@example.com'])
            client.query({ text: 'update users set name = $1' }, (error: unknown) => error)
            page.end()
          },
        )
      answer.end('page')
    })
  })
  const { port } = await frontBefore(web.url, { traces: true })

  await ask(port, {
    path: '/orders/7?key=secret',
    headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
  })
  await client.query('select 1') // no one’s
  await new Promise((resolve) => setTimeout(resolve, 1000))
  await end()

  const named = (name: string) => spans.find((one) => one.name === name)
  const [front, page, select] = [named('GET account'), named('page'), named('SQL select')]
  expect(front?.parentSpanId ?? '').toBe('')
  expect(front?.traceId).not.toBe('a'.repeat(32))
  expect([page?.parentSpanId, select?.parentSpanId]).toEqual([front?.spanId, page?.spanId])
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1)
  expect(page?.attributes).toEqual([])
  expect(JSON.stringify(spans)).not.toMatch(/secret|someone@|orders/)
})

import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node'

/** Addresses name people's things, and some open them: a span says its route instead. */
const ADDRESSES = ['http.target', 'http.url', 'url.full', 'url.path', 'url.query']

const withoutAddresses = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => {
    for (const { attributes } of spans) for (const name of ADDRESSES) delete attributes[name]
    exporter.export(spans, done)
  },
  shutdown: () => exporter.shutdown(),
})

/**
 * Has this process tell a collector what it does, at the address, and as often, as OpenTelemetry's
 * own variables say. Gives what sends the rest and ends it.
 */
export function startTracing(program: 'front' | 'web' | 'worker'): () => Promise<void> {
  process.env.NEXT_OTEL_FETCH_DISABLED ??= '1' // such a span is named after its address
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `charterdesk-${program}` }),
    spanProcessors: [new BatchSpanProcessor(withoutAddresses(new OTLPTraceExporter()))],
  })
  provider.register()
  return () => provider.shutdown()
}

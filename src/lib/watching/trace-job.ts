import { SpanStatusCode, trace } from '@opentelemetry/api'

export function inTrace<T>(name: string, work: () => Promise<T>): Promise<T> {
  return trace.getTracer('charterdesk').startActiveSpan(`job ${name}`, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/**
 * Refuses to start on an environment that is not usable, or with another installation's secret, saying
 * what is wrong; then follows what changes of the public site.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { requireEnv } = await import('@/src/lib/watching/require-env')
  await requireEnv()
  const { refuseOtherSecret } = await import('@/src/services/platform/secret-mark')
  await refuseOtherSecret()
  if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTracing } = await import('@/src/lib/watching/start-tracing')
    startTracing('web')
  }
  const { allowRepeatedRenders } = await import('@/src/lib/http/next/repeated-renders')
  allowRepeatedRenders()
  const { hearBrokenOff } = await import('@/src/lib/http/next/hear-broken-off')
  hearBrokenOff()
  const { leaveWhenTold } = await import('@/src/lib/http/next/leaving')
  leaveWhenTold()
  const { followSite } = await import('@/src/services/platform/site-feed/follow-site')
  followSite()
}

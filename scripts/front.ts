// Stands before the web processes until it is told to stop: see src/front/front.ts.
import './database/environment-in-words'

import { createFront } from '@/src/front/front'
import { listen } from '@/src/front/listen'
import { env } from '@/src/lib/env'
import { log } from '@/src/lib/log'
import { hearSite } from '@/src/services/platform/site-feed/hear-site'

/** What open requests get to finish in. */
const GRACE_MS = 4_000

/** The one web process that listens at WEB_PORT. */
function own(): string[] {
  if (!env.WEB_PORT) throw new Error('WEB_PORT is missing; expected the port of the web process.')
  return [`http://127.0.0.1:${env.WEB_PORT}`]
}

async function main(): Promise<void> {
  const upstreams = env.WEB_UPSTREAMS.length > 0 ? env.WEB_UPSTREAMS : own()
  const endTracing = env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import('@/src/lib/watching/start-tracing')).startTracing('front')
    : null
  const front = await createFront({
    siteUrl: env.SITE_URL,
    allowedHosts: env.ALLOWED_HOSTS,
    isOpened: env.isOpened,
    upstreams,
    traces: endTracing !== null,
    metricsToken: env.METRICS_TOKEN,
    proxies: env.TRUST_PROXY,
    hstsSubdomains: env.HSTS_INCLUDE_SUBDOMAINS,
    upgrades: env.NODE_ENV === 'development',
    ...(env.NODE_ENV === 'development' ? {} : { follow: hearSite }), // there a page is made for each look
  })
  await listen(front, env.PORT, env.listenAt)
  log.info({ port: env.PORT, host: env.listenAt ?? 'loopback' }, 'front ready')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(0), GRACE_MS).unref()
      front
        .close()
        .then(() => endTracing?.())
        .finally(() => process.exit(0))
    })
  }
}

main().catch((error: unknown) => {
  log.fatal({ err: error }, 'front could not start')
  process.exit(1)
})

// Stands before the web process until it is told to stop: see src/front/front.ts.
import { createFront } from '@/src/front/front'
import { listen } from '@/src/front/listen'
import { env } from '@/src/lib/env'
import { log } from '@/src/lib/log'

/** What open requests get to finish in. */
const GRACE_MS = 4_000

async function main(): Promise<void> {
  if (!env.WEB_PORT) throw new Error('WEB_PORT is missing; expected the port of the web process.')
  const front = await createFront({
    siteUrl: env.SITE_URL,
    allowedHosts: env.ALLOWED_HOSTS,
    isOpened: env.isOpened,
    upstream: `http://127.0.0.1:${env.WEB_PORT}`,
    trustsProxy: env.TRUST_PROXY,
    hstsSubdomains: env.HSTS_INCLUDE_SUBDOMAINS,
    upgrades: env.NODE_ENV === 'development',
  })
  await listen(front, env.PORT, env.listenAt)
  log.info({ port: env.PORT, host: env.listenAt ?? 'loopback' }, 'front ready')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(0), GRACE_MS).unref()
      front.close().finally(() => process.exit(0))
    })
  }
}

main().catch((error: unknown) => {
  log.fatal({ err: error }, 'front could not start')
  process.exit(1)
})

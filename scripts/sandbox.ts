import { env } from '@/src/lib/env'
import { sandboxKeys } from '@/src/payments/sandbox/credentials'
import { startSandbox } from '@/src/payments/sandbox/start-sandbox'
import { postgresStore } from '@/src/payments/sandbox/store/postgres-store'

/** Runs the payment sandbox until it is told to stop. */
async function main(): Promise<void> {
  if (env.CHARTERDESK_SANDBOX === 'off') throw new Error('CHARTERDESK_SANDBOX is off.')
  const url = new URL(env.SANDBOX_URL)
  const sandbox = await startSandbox({
    siteUrl: env.SITE_URL,
    credentials: sandboxKeys(),
    store: await postgresStore(env.DATABASE_URL),
    port: Number(url.port || 80),
    publicUrl: url.origin,
  })
  process.stdout.write(`Payment sandbox: ${sandbox.url}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close().finally(() => process.exit(0)))
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})

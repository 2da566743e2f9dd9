import { formsRoutes } from '@/sandbox/forms/forms-routes'
import { startMailSandbox } from '@/sandbox/mail/start-mail-sandbox'
import { startSandbox } from '@/sandbox/payments/start-sandbox'
import { postgresStore } from '@/sandbox/payments/store/postgres-store'
import { startWhatsAppSandbox } from '@/sandbox/whatsapp/start-whatsapp-sandbox'
import { env } from '@/src/lib/env'
import { giveBackStartMemory } from '@/src/lib/watching/give-back-start-memory'
import { mailSandboxKeys, sandboxKeys, whatsappSandboxKeys } from '@/src/payments/sandbox-contract'
import { newsAddresses } from '@/src/services/mail/news/news-addresses'

/** Runs the sandbox of payments, mail, WhatsApp and forms until it is told to stop. */
async function main(): Promise<void> {
  if (env.CHARTERDESK_SANDBOX === 'off') throw new Error('CHARTERDESK_SANDBOX is off.')
  const url = new URL(env.SANDBOX_URL)
  const mail = await startMailSandbox({
    siteUrl: env.SITE_URL,
    keys: mailSandboxKeys(),
    news: newsAddresses(),
  })
  const whatsapp = startWhatsAppSandbox({ siteUrl: env.SITE_URL, keys: whatsappSandboxKeys() })
  const sandbox = await startSandbox({
    siteUrl: env.SITE_URL,
    credentials: sandboxKeys(),
    store: await postgresStore(env.DATABASE_URL),
    port: Number(url.port || 80),
    publicUrl: url.origin,
    routes: [...mail.routes, ...whatsapp.routes, ...formsRoutes],
  })
  process.stdout.write(`Payment sandbox: ${sandbox.url}\n`)
  giveBackStartMemory()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const close = async () => {
      await sandbox.close()
      await mail.close()
    }
    process.once(signal, () => void close().finally(() => process.exit(0)))
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})

import { mailSandboxKeys } from '@/src/email/sandbox/keys'
import { startMailSandbox } from '@/src/email/sandbox/start-mail-sandbox'
import { env } from '@/src/lib/env'
import { giveBackStartMemory } from '@/src/lib/watching/give-back-start-memory'
import { sandboxKeys } from '@/src/payments/sandbox/credentials'
import { startSandbox } from '@/src/payments/sandbox/start-sandbox'
import { postgresStore } from '@/src/payments/sandbox/store/postgres-store'
import { whatsappSandboxKeys } from '@/src/payments/sandbox/whatsapp/keys'
import { startWhatsAppSandbox } from '@/src/payments/sandbox/whatsapp/start-whatsapp-sandbox'
import { newsAddresses } from '@/src/services/mail/news/news-addresses'

/** Runs the sandbox of payments, mail and WhatsApp until it is told to stop. */
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
    routes: [...mail.routes, ...whatsapp.routes],
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

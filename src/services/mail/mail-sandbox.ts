import { z } from 'zod'
import type { SendPulseAccount } from '@/src/email/sendpulse/credentials'
import type { SmtpServer } from '@/src/email/smtp-transport'
import { env } from '@/src/lib/env'
import { mailSandboxKeys } from '@/src/payments/sandbox-contract'

const listening = z.object({ smtpPort: z.int().min(1).max(65_535) })

/** Where the mail sandbox takes mail by SMTP right now. @throws Error while it does not run */
export async function sandboxSmtp(): Promise<SmtpServer> {
  const { smtpUser: user, smtpPassword: password } = mailSandboxKeys()
  try {
    const answer = await fetch(`${env.SANDBOX_URL}/mail/smtp`, {
      signal: AbortSignal.timeout(env.SANDBOX_TIMEOUT_MS),
    })
    const { smtpPort: port } = listening.parse(await answer.json())
    return { host: '127.0.0.1', port, secure: false, user, password, isSandbox: true }
  } catch {
    throw new Error('The mail sandbox is not running.')
  }
}

/** The mail sandbox as SendPulse. */
export function sandboxSendPulse(): SendPulseAccount {
  const { clientId, clientSecret } = mailSandboxKeys()
  return {
    clientId,
    clientSecret,
    baseUrl: `${new URL(env.SANDBOX_URL).origin}/sendpulse`,
    patienceMs: env.SANDBOX_TIMEOUT_MS,
  }
}

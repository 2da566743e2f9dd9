import { deriveToken } from '@/src/lib/secrets'

/** What opens the mail sandbox: app and sandbox derive the same. They open nothing anywhere else. */
export type MailSandboxKeys = {
  readonly smtpUser: string
  readonly smtpPassword: string
  readonly clientId: string
  readonly clientSecret: string
}

export const mailSandboxKeys = (): MailSandboxKeys => ({
  smtpUser: 'sandbox',
  smtpPassword: deriveToken('sandbox smtp password').slice(0, 32),
  clientId: `sandbox_${deriveToken('sandbox sendpulse id').slice(0, 24)}`,
  clientSecret: deriveToken('sandbox sendpulse secret').slice(0, 32),
})

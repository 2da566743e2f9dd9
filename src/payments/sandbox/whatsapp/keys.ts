import { deriveToken } from '@/src/lib/secrets'

/** What opens the WhatsApp sandbox: app and sandbox derive the same. They open nothing elsewhere. */
export type WhatsAppSandboxKeys = {
  readonly phoneNumberId: string
  readonly businessAccountId: string
  readonly number: string
  readonly accessToken: string
  readonly appSecret: string
}

export const whatsappSandboxKeys = (): WhatsAppSandboxKeys => ({
  phoneNumberId: '100000000000001',
  businessAccountId: '100000000000002',
  number: '+13075550199',
  accessToken: `sandbox_${deriveToken('sandbox whatsapp token').slice(0, 40)}`,
  appSecret: deriveToken('sandbox whatsapp app secret').slice(0, 32),
})

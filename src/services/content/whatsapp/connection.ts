import type { Payload, PayloadRequest } from 'payload'

import {
  storedTemplates,
  type WhatsAppTemplates,
} from '@/src/domain/content/whatsapp/settings-input'
import { openSecret } from '@/src/fields/secret'
import { env } from '@/src/lib/env'
import { log } from '@/src/lib/log'
import { derivedToken } from '@/src/lib/tokens'
import { GRAPH, type WhatsAppAccount } from '@/src/lib/whatsapp/send-message'
import { whatsappSandboxKeys } from '@/src/payments/sandbox-contract'

/** How WhatsApp stands: off, without some key, in the sandbox of this machine, or live. */
export type ConnectionState = 'off' | 'missing' | 'sandbox' | 'live'

export type WhatsAppConnection = {
  readonly account: WhatsAppAccount
  /** The business account whose webhooks count; empty for any. */
  readonly businessAccountId: string
  readonly appSecret: string
  /** Where people write to, E.164. */
  readonly number: string
  readonly templates: WhatsAppTemplates
  readonly isSandbox: boolean
}

/** Where Meta talks to us, and by what it shows that it means us. */
export const webhookFacts = () => ({
  address: `${env.SITE_URL}/api/whatsapp/webhook`,
  verifyToken: derivedToken('whatsappVerify', 'webhook'),
})

/** A request reads within its transaction; Payload alone reads on its own. */
type Reader = PayloadRequest | { readonly payload: Payload }

/** The settings with their sealed secrets. */
export const readStoredSettings = (reader: Reader) =>
  reader.payload.findGlobal({
    slug: 'whatsappSettings',
    depth: 0,
    showHiddenFields: true,
    overrideAccess: true, // opens the sealed secrets, for WhatsApp alone
    req: 'context' in reader ? reader : undefined,
  })

type Stored = Awaited<ReturnType<typeof readStoredSettings>>

/** One that does not open any more is a missing one: no order may fail for it. */
function opened(stored: Stored, name: 'accessToken' | 'appSecret'): string {
  try {
    return openSecret({ ...stored }, name, `whatsappSettings.${name}`) ?? ''
  } catch (error) {
    log.error({ err: error, name }, 'a secret of WhatsApp does not open')
    return ''
  }
}

/** The sandbox stands in only where no key of the real thing was ever saved. */
const hasNoKeys = ({ phoneNumberId, accessTokenSealed, appSecretSealed }: Stored) =>
  !phoneNumberId && !accessTokenSealed && !appSecretSealed

function sandboxConnection(stored: Stored): WhatsAppConnection {
  const { phoneNumberId, businessAccountId, accessToken, appSecret, number } = whatsappSandboxKeys()
  const baseUrl = `${new URL(env.SANDBOX_URL).origin}/whatsapp`
  return {
    account: { phoneNumberId, accessToken, baseUrl, patienceMs: env.SANDBOX_TIMEOUT_MS },
    businessAccountId,
    appSecret,
    number: stored.number || number,
    templates: storedTemplates(stored.templates),
    isSandbox: true,
  }
}

/** What is saved, as a way to send: null where it is off or lacks a key. */
export function connectionOf(stored: Stored): {
  readonly state: ConnectionState
  readonly connection: WhatsAppConnection | null
} {
  if (!stored.enabled) return { state: 'off', connection: null }
  if (hasNoKeys(stored) && env.sandboxAllowed) {
    return { state: 'sandbox', connection: sandboxConnection(stored) }
  }
  const accessToken = opened(stored, 'accessToken')
  const appSecret = opened(stored, 'appSecret')
  const { phoneNumberId, number } = stored
  if (!phoneNumberId || !number || !accessToken || !appSecret) {
    return { state: 'missing', connection: null }
  }
  const connection = {
    account: { phoneNumberId, accessToken, ...GRAPH },
    businessAccountId: stored.businessAccountId ?? '',
    appSecret,
    number,
    templates: storedTemplates(stored.templates),
    isSandbox: false,
  }
  return { state: 'live', connection }
}

/** The way to WhatsApp as it is set; null while there is none. */
export async function readConnection(reader: Reader): Promise<WhatsAppConnection | null> {
  return connectionOf(await readStoredSettings(reader)).connection
}

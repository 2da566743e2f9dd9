import { desc, eq } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import { whatsapp_messages } from '@/src/database-schema'
import { isOutStatus, type OutStatus } from '@/src/domain/content/whatsapp/message-status'
import { isTemplateEvent, TEMPLATE_EVENTS } from '@/src/domain/content/whatsapp/news-events'
import {
  type CloudSettingsInput,
  storedTemplates,
  type WhatsAppTemplates,
} from '@/src/domain/content/whatsapp/settings-input'
import { openSecret } from '@/src/fields/secret'
import { databaseOf } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { AppError } from '@/src/lib/errors'
import { requestOf } from '@/src/lib/find-one'
import { log } from '@/src/lib/log'
import { derivedToken } from '@/src/lib/tokens'
import { GRAPH, type WhatsAppAccount } from '@/src/lib/whatsapp/send-message'
import { whatsappSandboxKeys } from '@/src/payments/sandbox-contract'
import { normalPhone, readablePhone } from '@/src/services/platform/phone-number'

/** How WhatsApp stands: off, without some key, in the sandbox of this machine, or live. */
type ConnectionState = 'off' | 'missing' | 'sandbox' | 'live'

type WhatsAppConnection = {
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
    req: requestOf(reader),
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

/** What the screen shows: the secrets only by their last characters. */
export type ShownCloudSettings = {
  readonly values: CloudSettingsInput
  readonly saved: Readonly<Record<'accessToken' | 'appSecret', string>>
  readonly state: ConnectionState
  readonly lastWebhookAt: string | null
  readonly lastFailureAt: string | null
  readonly lastFailure: string | null
}

/** The settings of the Cloud API. The caller has checked the right. */
export async function readCloudSettings(req: PayloadRequest): Promise<ShownCloudSettings> {
  const stored = await readStoredSettings(req)
  return {
    values: {
      enabled: stored.enabled ?? false,
      number: readablePhone(stored.number),
      phoneNumberId: stored.phoneNumberId ?? '',
      businessAccountId: stored.businessAccountId ?? '',
      accessToken: '',
      appSecret: '',
      templates: storedTemplates(stored.templates),
    },
    saved: {
      accessToken: stored.accessTokenLast4 ?? '',
      appSecret: stored.appSecretLast4 ?? '',
    },
    state: connectionOf(stored).state,
    lastWebhookAt: stored.lastWebhookAt ?? null,
    lastFailureAt: stored.lastFailureAt ?? null,
    lastFailure: stored.lastFailure ?? null,
  }
}

function numberOf(typed: string): string | null {
  try {
    return normalPhone(typed)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { message, fields } = error
    throw new AppError('invalid_input', message, 422, { number: fields?.phone ?? message })
  }
}

/**
 * Saves the settings of the Cloud API. A secret that is empty stays as it is. The caller has checked
 * the right.
 *
 * @returns how WhatsApp then stands
 * @throws AppError 422 for a number that is none
 */
export async function saveCloudSettings(
  req: PayloadRequest,
  input: CloudSettingsInput,
): Promise<ConnectionState> {
  const number = numberOf(input.number)
  await req.payload.updateGlobal({
    slug: 'whatsappSettings',
    data: { ...input, number },
    depth: 0,
    overrideAccess: true, // who asks has been checked
    req,
  })
  return connectionOf(await readStoredSettings(req)).state
}

/** One of the last messages, without its words. */
export type RecentMessage = {
  readonly id: string
  readonly what: string
  /** The last digits tell numbers apart. */
  readonly to: string
  readonly status: OutStatus
  readonly at: string
  readonly problem: string | null
  readonly isSandbox: boolean
}

const RECENT = 10

const WHAT = {
  answer: 'Answer',
  reply: 'Automatic reply',
  news: 'Order news',
  question: '',
} as const

/** The messages that went out last, or were to. */
export async function recentMessages(req: PayloadRequest): Promise<RecentMessage[]> {
  const db = await databaseOf(req)
  const { id, direction, purpose, event, phone, status, createdAt, lastError, isSandbox } =
    whatsapp_messages
  const rows = await db
    .select({ id, purpose, event, phone, status, at: createdAt, problem: lastError, isSandbox })
    .from(whatsapp_messages)
    .where(eq(direction, 'out'))
    .orderBy(desc(createdAt))
    .limit(RECENT)
  return rows.flatMap((row) =>
    isOutStatus(row.status)
      ? {
          id: row.id,
          what: isTemplateEvent(row.event) ? TEMPLATE_EVENTS[row.event].label : WHAT[row.purpose],
          to: `…${row.phone.slice(-4)}`,
          status: row.status,
          at: row.at,
          problem: row.problem,
          isSandbox: row.isSandbox ?? false,
        }
      : [],
  )
}

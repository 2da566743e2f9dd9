import { desc, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { whatsapp_messages } from '@/src/database-schema'
import { isOutStatus, type OutStatus } from '@/src/domain/content/whatsapp/message-status'
import { isTemplateEvent, TEMPLATE_EVENTS } from '@/src/domain/content/whatsapp/news-events'
import {
  type CloudSettingsInput,
  storedTemplates,
} from '@/src/domain/content/whatsapp/settings-input'
import { databaseOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import {
  type ConnectionState,
  connectionOf,
  readStoredSettings,
} from '@/src/services/content/whatsapp/connection'
import { normalPhone, readablePhone } from '@/src/services/platform/phone-number'

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

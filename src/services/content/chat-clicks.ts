import { gte, sql, sum } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import { chatUrl } from '@/src/domain/content/chat-link'
import { DEFAULT_SETTINGS } from '@/src/domain/content/site-settings'
import { addDays, isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { databaseOf } from '@/src/lib/database'
import { chat_clicks } from '@/src/lib/traffic/tables'
import { readSiteSettings } from '@/src/services/content/site-settings'
import { businessZone } from '@/src/services/platform/business-zone'

/** Where the button leads as staff have set it; null while there is no chat. */
export async function chatAddress(req: PayloadRequest): Promise<string | null> {
  const { whatsappEnabled, whatsappNumber, whatsappMessage } = await readSiteSettings(req)
  return chatUrl({
    enabled: whatsappEnabled,
    number: whatsappNumber,
    message: whatsappMessage || DEFAULT_SETTINGS.chat.message,
  })
}

/** Counts one click on the button, on this day of the business. Nothing is kept of who clicked. */
export async function countChatClick(payload: Payload, at = new Date()): Promise<void> {
  const db = await databaseOf({ payload })
  const day = isoDayIn(at, await businessZone({ payload }))
  await db
    .insert(chat_clicks)
    .values({ day, clicks: 1 })
    .onConflictDoUpdate({
      target: chat_clicks.day,
      set: { clicks: sql`${chat_clicks.clicks} + 1` },
    })
}

/** How often the button was clicked today, and in the 7, 30 and 365 days up to today. */
export async function readChatClicks(payload: Payload, at = new Date()) {
  const db = await databaseOf({ payload })
  const today = parseDate(isoDayIn(at, await businessZone({ payload })))
  const { clicks, day } = chat_clicks
  const inDays = (days: number) => {
    const isSince = gte(day, isoDate(addDays(today, 1 - days)))
    return sql<number>`coalesce(${sum(clicks)} filter (where ${isSince}), 0)`.mapWith(Number)
  }
  const [counted] = await db
    .select({ today: inDays(1), week: inDays(7), month: inDays(30), year: inDays(365) })
    .from(chat_clicks)
  return counted ?? { today: 0, week: 0, month: 0, year: 0 }
}

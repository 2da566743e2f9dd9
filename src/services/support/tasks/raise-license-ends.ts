import { and, eq, isNull } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { confirmations } from '@/src/database-schema'
import { needOf } from '@/src/domain/catalogue/licensing/needs'
import { placesLastDay, REMIND_DAYS } from '@/src/domain/catalogue/licensing/sale-of'
import { SALES_TAGS } from '@/src/domain/catalogue/licensing/selling-input'
import { SANCTIONED } from '@/src/domain/vocabulary/places/sanctioned-places'
import { addDays, isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import { databaseOf, inTransaction, lockInTransaction } from '@/src/lib/database'
import { createRow } from '@/src/lib/write-row'
import {
  type KeptConfirmation,
  readConfirmations,
} from '@/src/services/catalogue/licensing/confirmations'
import { officeDayAt } from '@/src/services/platform/business-zone'
import { invalidateTags } from '@/src/services/platform/invalidate-tags'
import { openStaffTask } from '@/src/services/support/tasks/open-staff-task'

/** Marks a confirmation once, of however many workers look at it. */
async function mark(
  req: PayloadRequest,
  { id }: KeptConfirmation,
  which: 'remindedAt' | 'endedAt',
): Promise<boolean> {
  const db = await databaseOf(req)
  const column = confirmations[which]
  const now = new Date().toISOString()
  const marked = await db
    .update(confirmations)
    .set({ [which]: now })
    .where(and(eq(confirmations.id, id), isNull(column)))
    .returning({ id: confirmations.id })
  return marked.length > 0
}

const PLACE = 'Open Before you sell in the back-office to confirm it again.'

/** Opens the task for a confirmation that ends soon, or has ended, once. @param last its last day */
async function raise(
  req: PayloadRequest,
  confirmation: KeptConfirmation,
  last: string,
  isOver: boolean,
): Promise<void> {
  if (!(await mark(req, confirmation, isOver ? 'endedAt' : 'remindedAt'))) return
  const { title, opens } = needOf(confirmation.need)
  const day = calendarDay(last)
  const subject = isOver ? `Off since today: ${title}` : `Ends on ${day}: ${title}`
  const what = isOver
    ? 'no longer on sale. What customers have paid for stays served.'
    : `off after ${day} unless it is confirmed again.`
  const message = `${opens}: ${what} ${PLACE}`
  await openStaffTask(req, { topic: 'other', from: 'Before you sell', subject, message })
  if (isOver) await invalidateTags(req, SALES_TAGS)
}

/** The review that Charterdesk itself came with counts as one, so that there is something to mark. */
async function beginReviews(req: PayloadRequest): Promise<KeptConfirmation[]> {
  await lockInTransaction(req, 'confirmation:sanctioned_places')
  const known = await readConfirmations(req)
  if (known.some(({ need }) => need === 'sanctioned_places')) return known
  await createRow(req, 'confirmations', {
    data: {
      need: 'sanctioned_places',
      isOn: true,
      name: 'Charterdesk',
      confirmedOn: SANCTIONED.asOf,
      note: 'The list as this version has it.',
    },
    overrideAccess: true, // the worker has no user
  })
  return readConfirmations(req)
}

/**
 * Opens a task for staff thirty days before a confirmation ends. Once it has ended, the site is made
 * again without what it opened, and staff get a task for that.
 *
 * @param at the moment that counts as now
 */
export async function raiseLicenseEnds(payload: Payload, at = new Date()): Promise<void> {
  const today = await officeDayAt(payload, at)
  const soon = isoDate(addDays(parseDate(today), REMIND_DAYS))
  await inTransaction(payload, async (req) => {
    for (const confirmation of await beginReviews(req)) {
      const { need, expiresOn, isOn } = confirmation
      const last = need === 'sanctioned_places' ? placesLastDay(confirmation) : expiresOn
      if (!isOn || !last) continue
      if (last <= soon) await raise(req, confirmation, last, last < today)
    }
  })
}

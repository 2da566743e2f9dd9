import { eq } from 'drizzle-orm'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
} from 'payload'
import { documents } from '@/src/database-schema'
import { firstAnswerDue } from '@/src/domain/support/support-hours'
import { tagsIn } from '@/src/domain/support/ticket-change'
import { ticketQueue } from '@/src/domain/support/ticket-queue'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import { idOf } from '@/src/domain/vocabulary/relation'
import { AppError } from '@/src/lib/errors'
import type { Ticket } from '@/src/payload-types'
import { removeDocumentsWhere } from '@/src/services/documents/stored-files'
import { followRefundRequest } from '@/src/services/support/follow-refund-request'
import { supportHours } from '@/src/services/support/support-hours'

/** Takes an order out of *Refunds asked* once the ticket is closed, and back when it opens again. */
export const followRefundTicket: CollectionAfterChangeHook<Ticket> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && doc.status !== previousDoc.status) {
    await followRefundRequest(req, doc)
  }
  return doc
}

/** Spaces around each word, so that short ones are found as whole words. */
const searchTextOf = ({
  subject,
  requesterName,
  requesterEmail,
  whatsappPhone,
  tags,
}: Partial<Ticket>) => {
  const words = [subject, requesterName, requesterEmail, whatsappPhone, ...tagsIn(tags)]
  return ` ${words.filter(Boolean).join(' ')} `
}

/** A ticket is put aside until its time, a message, or another status. */
function snoozeOf(now: Partial<Ticket>, before: Partial<Ticket>): string | null {
  const isMoved = now.status !== before.status || now.lastMessageAt !== before.lastMessageAt
  const isSet = now.snoozedUntil !== before.snoozedUntil
  return isMoved && !isSet ? null : (now.snoozedUntil ?? null)
}

/** Keeps what the inbox sorts and filters by in step with the ticket. */
export const keepTicketQueue: CollectionBeforeChangeHook<Ticket> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const before: Partial<Ticket> = originalDoc ?? {}
  const now = { ...before, ...data }
  const { status } = now
  if (!status) return data // its field refuses it
  const merged = idOf(before.mergedInto)
  if (merged && status !== 'closed') {
    const words = `This ticket was merged into ${ticketReference(merged)}. Work on that one.`
    throw new AppError('merged', words, 409, { status: words })
  }
  const createdAt = now.createdAt ?? new Date().toISOString()
  const lastMessageAt = now.lastMessageAt ?? createdAt
  const snoozedUntil = snoozeOf({ ...now, lastMessageAt }, before)
  const isOwed =
    operation === 'create' && Boolean(now.user || now.requesterEmail || now.whatsappPhone)
  return {
    ...data,
    lastMessageAt,
    snoozedUntil,
    ...ticketQueue({ ...now, status, createdAt, lastMessageAt, snoozedUntil }, before),
    ...(isOwed && {
      firstAnswerDueAt: firstAnswerDue(new Date(createdAt), await supportHours(req)).toISOString(),
    }),
    firstAnsweredAt: before.firstAnsweredAt ?? now.lastStaffAt ?? null,
    searchText: searchTextOf(now),
  }
}

/** The files of a ticket go with it: without one they would be in the customer's documents. */
export const removeAttachments: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await removeDocumentsWhere(req, eq(documents.ticket, String(id)))
}

/** Notes when a ticket was closed, and forgets it when it opens again. */
export const stampClosing: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!data.status || data.status === originalDoc?.status) return data
  if (data.status !== 'closed') return { ...data, closedAt: null }
  return data.closedAt && req.context.seeding
    ? data
    : { ...data, closedAt: new Date().toISOString() }
}

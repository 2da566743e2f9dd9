import type { CollectionBeforeChangeHook } from 'payload'

import { firstAnswerDue } from '@/src/domain/support/support-hours'
import { ticketQueue } from '@/src/domain/support/ticket-queue'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import { idOf } from '@/src/domain/vocabulary/relation'
import { AppError } from '@/src/lib/errors'
import type { Ticket } from '@/src/payload-types'
import { supportHours } from '@/src/services/support/support-hours'

/** Spaces around each word, so that short ones are found as whole words. */
const searchTextOf = ({ subject, requesterName, requesterEmail, whatsappPhone }: Partial<Ticket>) =>
  ` ${[subject, requesterName, requesterEmail, whatsappPhone].filter(Boolean).join(' ')} `

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
  const isOwed =
    operation === 'create' && Boolean(now.user || now.requesterEmail || now.whatsappPhone)
  return {
    ...data,
    lastMessageAt,
    ...ticketQueue({ ...now, status, createdAt, lastMessageAt }, before),
    ...(isOwed && {
      firstAnswerDueAt: firstAnswerDue(new Date(createdAt), await supportHours(req)).toISOString(),
    }),
    firstAnsweredAt: before.firstAnsweredAt ?? now.lastStaffAt ?? null,
    searchText: searchTextOf(now),
  }
}

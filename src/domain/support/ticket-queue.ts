import type { Tone } from '@/src/domain/vocabulary/status'

import type { TicketStatus } from './ticket-status'

/** Whose turn it is. */
export const WAITING_FOR = { us: 'Us', them: 'The customer' } as const
export type WaitingFor = keyof typeof WAITING_FOR

type Moment = string | null | undefined

/** What of a ticket decides where it is in our work. Moments are ISO dates. */
export type QueuedTicket = {
  readonly status: TicketStatus
  readonly createdAt: string
  readonly lastMessageAt?: Moment
  readonly lastStaffAt?: Moment
  readonly waitingFor?: WaitingFor | null
  readonly waitingSince?: Moment
  /** Put aside until then: it waits for no one. */
  readonly snoozedUntil?: Moment
}

const time = (moment: Moment) => (moment ? Date.parse(moment) : 0)

export type TicketQueue = {
  readonly waitingFor: WaitingFor | null
  /** Of whom we keep waiting: since the first thing that was said and not answered. */
  readonly waitingSince: string | null
}

/**
 * Whose turn it is in a ticket, and since when. An open ticket is ours; one in progress is that of
 * anyone who did not speak last; a closed one is no one's.
 *
 * @param before how it stood until now: a second question does not make the first one younger
 */
export function ticketQueue(ticket: QueuedTicket, before: Partial<QueuedTicket> = {}): TicketQueue {
  const { status, createdAt, lastMessageAt, lastStaffAt, snoozedUntil } = ticket
  if (status === 'closed' || snoozedUntil) return { waitingFor: null, waitingSince: null }
  const isAnswered = time(lastStaffAt) > 0 && time(lastStaffAt) >= time(lastMessageAt)
  if (isAnswered) {
    return { waitingFor: status === 'open' ? 'us' : 'them', waitingSince: lastStaffAt ?? null }
  }
  const isOlder = before.waitingFor === 'us' && time(before.waitingSince) > time(lastStaffAt)
  const since = isOlder ? before.waitingSince : lastMessageAt
  return { waitingFor: 'us', waitingSince: since ?? createdAt }
}

type AnswerClock = {
  readonly status: TicketStatus
  readonly firstAnswerDueAt?: Moment
  readonly firstAnsweredAt?: Moment
}

const HOUR_MS = 3_600_000
const SOON_MS = HOUR_MS / 2

function span(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return `${Math.floor(hours / 24)} days`
  return hours > 0 ? `${hours} h ${String(minutes % 60).padStart(2, '0')} m` : `${minutes} m`
}

/** How the promise of a first answer stands, for staff; null where none is owed. */
export function firstAnswerClock(
  { status, firstAnswerDueAt, firstAnsweredAt }: AnswerClock,
  now: Date,
): { readonly words: string; readonly tone: Tone } | null {
  if (!firstAnswerDueAt) return null
  const due = Date.parse(firstAnswerDueAt)
  if (firstAnsweredAt) {
    const isLate = Date.parse(firstAnsweredAt) > due
    return isLate ? { words: 'Late', tone: 'neutral' } : { words: 'In time', tone: 'good' }
  }
  if (status === 'closed') return null
  const left = due - now.getTime()
  if (left < 0) return { words: `${span(-left)} late`, tone: 'bad' }
  return {
    words: `${span(left)} left`,
    tone: left <= SOON_MS ? 'bad' : left <= 2 * HOUR_MS ? 'warning' : 'neutral',
  }
}

/** An answer has come since the customer last looked. */
export function isUnreadByCustomer(ticket: {
  readonly lastStaffAt?: Moment
  readonly customerReadAt?: Moment
}): boolean {
  return time(ticket.lastStaffAt) > time(ticket.customerReadAt)
}

/** The customer has the last word, and no one of the staff has read it. */
export function isUnreadByStaff(ticket: {
  readonly lastMessageAt?: Moment
  readonly lastStaffAt?: Moment
  readonly staffReadAt?: Moment
}): boolean {
  return time(ticket.lastMessageAt) > Math.max(time(ticket.lastStaffAt), time(ticket.staffReadAt))
}

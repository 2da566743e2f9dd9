import { isKeyOf } from '@/src/domain/vocabulary/keys'

/** Where a message of ours is, in the order in which it gets there. */
export const OUT_STATUSES = {
  queued: { label: 'Waiting to be sent', tone: 'neutral' },
  sending: { label: 'Being sent', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'neutral' },
  delivered: { label: 'Delivered', tone: 'good' },
  read: { label: 'Read', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
} as const

/** And of one that came in. */
export const IN_STATUSES = { received: 'Received', taken: 'In support' } as const

export type OutStatus = keyof typeof OUT_STATUSES

export const isOutStatus = isKeyOf(OUT_STATUSES)

/** What WhatsApp tells of a message. */
export const TOLD_STATUSES = ['sent', 'delivered', 'read', 'failed'] as const
export type ToldStatus = (typeof TOLD_STATUSES)[number]

const STEPS = { queued: 0, sending: 0, failed: 1, sent: 1, delivered: 2, read: 3 } as const

/**
 * Where a message is after WhatsApp told something of it: only ever further on, whatever order the
 * news comes in. One that was given up without an answer may turn out to have arrived; what
 * WhatsApp itself refused stays refused.
 */
export function nextStatus(
  current: OutStatus,
  told: ToldStatus,
  { isUncertain }: { readonly isUncertain: boolean },
): OutStatus {
  if (current === 'failed') return isUncertain && told !== 'failed' ? told : current
  if (told === 'failed') return STEPS[current] < STEPS.delivered ? told : current
  return STEPS[told] > STEPS[current] ? told : current
}

/** For so long after someone’s last message an answer may be free text: WhatsApp’s own rule. */
const WINDOW_HOURS = 24

const HOUR = 60 * 60 * 1000

/** The longest free text that WhatsApp takes. */
export const TEXT_MAX = 4096

/** Until when free text may be sent; null where they never wrote. */
export function windowEnd(lastMessageAt: string | null | undefined): Date | null {
  const at = Date.parse(lastMessageAt ?? '')
  return Number.isNaN(at) ? null : new Date(at + WINDOW_HOURS * HOUR)
}

/** Whether free text may be sent now. */
export function isWindowOpen(lastMessageAt: string | null | undefined, now: Date): boolean {
  const end = windowEnd(lastMessageAt)
  return end !== null && now < end
}

/** Returns when a reported event happened; a time in the future counts as now. */
export const notAfter = (told: Date, now: Date): Date =>
  Number.isNaN(told.getTime()) || told > now ? now : told

export const WINDOW_CLOSED =
  'More than 24 hours have passed since the customer’s last message, so WhatsApp takes no free text. Send the template. Once they reply, you can write freely.'

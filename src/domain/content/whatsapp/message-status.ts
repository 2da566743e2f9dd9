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

export const isOutStatus = (name: unknown): name is OutStatus =>
  typeof name === 'string' && Object.hasOwn(OUT_STATUSES, name)

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

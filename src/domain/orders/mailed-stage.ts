import type { Stage } from '@/src/domain/vocabulary/order-status'

/** The mail of each stage that the customer can see. */
const MAILS = {
  waiting_for_you: 'details-needed',
  in_review: 'order-progress',
  searched: 'order-progress',
  submitted: 'order-submitted',
  examined: 'order-progress',
  published: 'order-progress',
  appointed: 'order-progress',
  approved: 'order-approved',
  rejected: 'order-rejected',
  delivered: 'document-ready',
  completed: 'order-completed',
} as const satisfies Partial<Record<Stage, string>>

/** The mail of one entry of an order's timeline, which goes out once. */
export const milestoneKey = (orderId: string, entry: { id?: string | null; at: string }): string =>
  `milestone:${orderId}:${entry.id ?? entry.at}`

export type MailedStage = keyof typeof MAILS

export const isMailed = (stage: Stage): stage is MailedStage => Object.hasOwn(MAILS, stage)

export const mailOfStage = <One extends MailedStage>(stage: One): (typeof MAILS)[One] =>
  MAILS[stage]

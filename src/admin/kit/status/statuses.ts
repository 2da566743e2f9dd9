import { Ban, CirclePause, Clock, type LucideIcon, RotateCcw, Send, X } from 'lucide-react'

import { SCREENING_STATUS } from '@/src/domain/screening/screening'
import type { Status, Tone } from '@/src/domain/vocabulary/status'
import {
  ATTEMPT_STATUS,
  DISPUTE_STATUS,
  MAIL_STATUS,
  MODE_STATUS,
  ORDER_STATUS,
  PAYMENT_STATUS,
  SUBSCRIPTION_STATUS,
  TICKET_STATUS,
  WEBHOOK_STATUS,
} from '@/src/domain/vocabulary/statuses'

type Look = { readonly word: string; readonly tone: Tone; readonly Icon: LucideIcon | undefined }

/** Every status that the admin shows. The words mean the same wherever they stand. */
const STATUSES: Readonly<Record<string, Status>> = {
  ...SUBSCRIPTION_STATUS,
  ...MAIL_STATUS,
  ...WEBHOOK_STATUS,
  ...DISPUTE_STATUS,
  ...MODE_STATUS,
  ...ATTEMPT_STATUS,
  ...PAYMENT_STATUS,
  ...ORDER_STATUS,
  ...TICKET_STATUS,
  ...SCREENING_STATUS,
}

/** Those that have a picture of their own. */
const OWN_ICONS: Readonly<Record<string, LucideIcon>> = {
  cancelled: Ban,
  failed: X,
  held: CirclePause,
  ignored: Ban,
  lapsed: Ban,
  lost: X,
  queued: Clock,
  received: Clock,
  refunded: RotateCcw,
  sandbox: CirclePause,
  sending: Send,
  skipped: Ban,
  test: CirclePause,
}

/** Whether a status has words of ours. */
export const isStatus = (status: string): boolean => Object.hasOwn(STATUSES, status)

/** How a status looks; one that no one described yet shows as it is written. */
export function lookOf(status: string): Look {
  const { label, tone } = STATUSES[status] ?? { label: status, tone: 'neutral' }
  return { word: label, tone, Icon: OWN_ICONS[status] }
}

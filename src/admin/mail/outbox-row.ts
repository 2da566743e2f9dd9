import { listRows, withGrant } from '@/src/admin/kit/list/list-rows'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import type { Email } from '@/src/payload-types'

const SHOWN = {
  to: true,
  subject: true,
  template: true,
  kind: true,
  status: true,
  sensitive: true,
  attempts: true,
  lastError: true,
  sentAt: true,
  notBefore: true,
  createdAt: true,
} as const

export type OutboxRow = Pick<Email, 'id' | keyof typeof SHOWN> & {
  readonly grant: Grant<'sendMailAgain'> | null
}

/** Whether it did not go out, no one is trying to send it, and someone may: marketing that failed may have arrived. */
export const isStuck = ({ status, kind }: Pick<Email, 'status' | 'kind'>): boolean =>
  status === 'held' || (status === 'failed' && kind === 'transactional')

/** Until when it waits before anyone tries to send it; null where it does not. */
export const waitsUntil = (
  { status, notBefore }: Pick<Email, 'status' | 'notBefore'>,
  now = new Date(),
): string | null =>
  status === 'queued' && notBefore && new Date(notBefore) > now ? notBefore : null

export const outboxRows = listRows('emails', SHOWN, withGrant('sendMailAgain'))

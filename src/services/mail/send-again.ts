import { and, eq, inArray, isNotNull, not, or } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { emails } from '@/src/database-schema'
import { databaseOf, inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findById } from '@/src/lib/find-one'
import { enqueue } from '@/src/lib/queues'
import { now } from '@/src/lib/sql-parts'
import type { Email } from '@/src/payload-types'
import { audit } from '@/src/services/platform/record-audit'

/** Where mails are that did not go out and wait for nothing. */
const NOT_OUT = ['failed', 'held'] as const

async function readable(req: PayloadRequest, id: string) {
  const mail = await findById(req, 'emails', id, {
    select: { status: true, to: true, kind: true },
    overrideAccess: false,
  })
  if (!mail) throw new AppError('no_email', 'This email does not exist.', 404)
  return mail
}

const BEING_SENT = 'This email is being sent.'
const REFUSALS: Readonly<Record<string, string>> = {
  sent: 'This email was sent.',
  skipped: 'This email was left out on purpose.',
}

/** Why a mail could not be taken. */
function refusal({ status, kind }: Pick<Email, 'status' | 'kind'>): AppError {
  if (status === 'failed' && kind === 'marketing') {
    return new AppError(
      'marketing',
      'Marketing email is never sent twice from here. Use Resend to failed on its campaign.',
      409,
    )
  }
  if (NOT_OUT.some((one) => one === status)) {
    return new AppError(
      'link_gone',
      'This email had a private link that no longer works. The recipient has to request a new one.',
      409,
    )
  }
  return new AppError('not_failed', `${REFUSALS[status] ?? BEING_SENT} Nothing was changed.`, 409)
}

/**
 * Puts a mail that failed, or was held without a mail server, back into the queue: once, however
 * often it is asked for. It keeps its Message-ID, so that a server which took it before all the same
 * can tell. A mail whose private links are gone stays where it is. The caller has checked the right.
 *
 * @returns the address it goes to
 * @throws AppError 404 `no_email` where it may not be read, 409 `not_failed`, `marketing` or `link_gone`
 */
export async function sendMailAgain(outer: PayloadRequest, id: string): Promise<string> {
  const { status, to } = await readable(outer, id)
  return inTransactionOf(outer, async (req) => {
    const db = await databaseOf(req)
    const taken = await db
      .update(emails)
      .set({ status: 'queued', attempts: 0, updatedAt: now })
      .where(
        and(
          eq(emails.id, id),
          inArray(emails.status, [...NOT_OUT]),
          or(eq(emails.kind, 'transactional'), eq(emails.status, 'held')), // refused marketing may have arrived
          or(not(emails.sensitive), isNotNull(emails.keysSealed)),
        ),
      )
      .returning({ id: emails.id })
    if (taken.length === 0) throw refusal(await readable(req, id))
    await enqueue(req, 'send-email', { emailId: id })
    await audit(req, 'email', 'send_again', ['emails', id], {
      before: { status },
      after: { status: 'queued' },
    })
    return to
  })
}

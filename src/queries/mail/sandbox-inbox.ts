import config from '@payload-config'
import { getPayload, type Payload, type Where } from 'payload'

import { STAFF_TEMPLATES } from '@/src/domain/mail/mail-templates'
import { isId } from '@/src/domain/vocabulary/id'
import { env } from '@/src/lib/env'
import { findOne, findRows } from '@/src/lib/find-one'
import type { Email } from '@/src/payload-types'
import { keysOf, withKeys } from '@/src/services/mail/mail-keys'
import { mailLeaves } from '@/src/services/mail/mail-transport'

const LATEST = 50

/**
 * Whether mail stays here for newcomers to read: on a machine of one's own, while no mail server
 * is set and no one else can come. Anywhere else a page with other people's mails would be the end of all privacy.
 */
export async function isSandboxInboxOpen(): Promise<boolean> {
  if (!env.sandboxAllowed || env.isOpened) return false
  return !(await mailLeaves(await getPayload({ config })))
}

export type MailInList = Pick<Email, 'id' | 'to' | 'subject' | 'text' | 'createdAt'>
export type OpenMail = MailInList & Pick<Email, 'html'>

type Inbox = {
  readonly mails: readonly MailInList[]
  /** The one that is named, among those of the address. */
  readonly open: OpenMail | null
}

const listed = { to: true, subject: true, text: true, createdAt: true } as const

/** Mails to customers alone: one to staff may hold the key of an account that can do everything. */
async function toCustomers(payload: Payload): Promise<Where> {
  const docs = await findRows({ payload }, 'users', {
    where: { role: { not_equals: 'user' } },
    select: { email: true },
    overrideAccess: true, // to leave them out
  })
  return {
    user: { not_in: docs.map(({ id }) => id) },
    to: { not_in: docs.map(({ email }) => email) },
    template: { not_in: [...STAFF_TEMPLATES] },
  }
}

async function openMail(payload: Payload, id: unknown, allowed: readonly Where[]) {
  if (typeof id !== 'string' || !isId(id)) return null
  const mail = await findOne({ payload }, 'emails', {
    where: { and: [{ id: { equals: id } }, ...allowed] },
    select: { ...listed, html: true },
    overrideAccess: true, // the sandbox shows anyone who runs it what would have been mailed
  })
  if (!mail) return null
  const keys = await keysOf(payload, mail.id).catch(() => ({})) // sealed under another secret
  return withKeys(mail, keys)
}

/** The latest mails to an address, or to anybody, newest first; and the one that is open. */
export async function sandboxInbox(to: string | null, id: unknown): Promise<Inbox> {
  const payload = await getPayload({ config })
  const allowed = [await toCustomers(payload), ...(to ? [{ to: { equals: to } }] : [])]
  const docs = await findRows({ payload }, 'emails', {
    where: { and: allowed },
    select: listed,
    sort: '-createdAt',
    limit: LATEST,
    overrideAccess: true, // the sandbox shows anyone who runs it what would have been mailed
  })
  return { mails: docs, open: await openMail(payload, id, allowed) }
}

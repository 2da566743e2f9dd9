import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

import { env } from '@/src/lib/env'
import type { Email } from '@/src/payload-types'
import { readMailRoute } from '@/src/services/mail-transport'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const LATEST = 50

/**
 * Whether mail stays here for newcomers to read: on a machine of one's own, while no mail server
 * is set. Anywhere else a page with other people's mails would be the end of all privacy.
 */
export async function isSandboxInboxOpen(): Promise<boolean> {
  return env.sandboxAllowed && (await readMailRoute(await getPayload({ config }))) === null
}

export type MailInList = Pick<Email, 'id' | 'to' | 'subject' | 'text' | 'createdAt'>
export type OpenMail = MailInList & Pick<Email, 'html'>

type Inbox = {
  readonly mails: readonly MailInList[]
  /** The one that is named, among those of the address. */
  readonly open: OpenMail | null
}

const listed = { to: true, subject: true, text: true, createdAt: true } as const

async function openMail(payload: Payload, id: unknown, to: string | null) {
  if (typeof id !== 'string' || !UUID.test(id)) return null
  const { docs } = await payload.find({
    collection: 'emails',
    where: { id: { equals: id }, ...(to ? { to: { equals: to } } : {}) },
    select: { ...listed, html: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true, // the sandbox shows whoever runs it what would have been mailed
  })
  return docs[0] ?? null
}

/** The latest mails to an address, or to anybody, newest first; and the one that is open. */
export async function sandboxInbox(to: string | null, id: unknown): Promise<Inbox> {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'emails',
    where: to ? { to: { equals: to } } : {},
    select: listed,
    sort: '-createdAt',
    depth: 0,
    limit: LATEST,
    pagination: false,
    overrideAccess: true, // as above
  })
  return { mails: docs, open: await openMail(payload, id, to) }
}

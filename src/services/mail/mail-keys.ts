import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Payload } from 'payload'
import { z } from 'zod'

import { emails } from '@/src/database-schema'
import { insertKeys, type LinkKeys, LinkTokenRedactor } from '@/src/domain/mail/link-keys'
import { databaseOf } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { seal, unseal } from '@/src/lib/secrets'

export type MailContent = { readonly subject: string; readonly html: string; readonly text: string }

type Stored = MailContent & {
  /** Whether a link in it opens something. */
  readonly sensitive: boolean
  /** The keys of its links, encrypted; null when it has none. */
  readonly keysSealed: string | null
}

/** A mail as it is stored: without the keys of its links, which are sealed beside it. */
export function withEncryptedTokens(
  { subject, html, text }: MailContent,
  dedupeKey: string,
): Stored {
  const hider = new LinkTokenRedactor(
    [env.SITE_URL, ...env.ownOrigins],
    randomBytes(6).toString('hex'),
  )
  const hidden = { subject: hider.hide(subject), html: hider.hide(html), text: hider.hide(text) }
  const { keys } = hider
  const isBare = Object.keys(keys).length === 0
  return {
    ...hidden,
    sensitive: !isBare,
    keysSealed: isBare ? null : sealKeys(keys, dedupeKey),
  }
}

/** The keys of a mail that is not out yet; none when it had none or they are gone. */
export async function keysOf(payload: Payload, id: string): Promise<LinkKeys> {
  const db = await databaseOf({ payload })
  const [row] = await db
    .select({ dedupeKey: emails.dedupeKey, sealed: emails.keysSealed })
    .from(emails)
    .where(eq(emails.id, id))
  return row?.sealed ? openKeys(row.sealed, row.dedupeKey) : {}
}

/** A mail as its reader gets it. */
export function withKeys<Mail extends MailContent>(mail: Mail, keys: LinkKeys): Mail {
  return {
    ...mail,
    subject: insertKeys(mail.subject, keys),
    html: insertKeys(mail.html, keys),
    text: insertKeys(mail.text, keys),
  }
}

/** A mail's keys open for that mail alone; its dedupe key is its own for ever. */
export const keysPlace = (dedupeKey: string) => `emails.${dedupeKey}.keys`

const linkKeys = z.record(z.string(), z.string())

function sealKeys(keys: LinkKeys, dedupeKey: string): string {
  return seal(JSON.stringify(keys), keysPlace(dedupeKey))
}

/** @throws Error when they were sealed for another mail, or under another secret */
export function openKeys(sealed: string, dedupeKey: string): LinkKeys {
  return linkKeys.parse(JSON.parse(unseal(sealed, keysPlace(dedupeKey))))
}

import type { Payload, Where } from 'payload'

import type { Email } from '@/src/payload-types'
import { keysOf, withKeys } from '@/src/services/mail/mail-keys'

/** A mail as its reader gets it, with the keys of its links; tests know the site's secret. */
export async function asRead(payload: Payload, mail: Email): Promise<Email> {
  return withKeys(mail, await keysOf(payload, mail.id))
}

/** The mails that a filter finds, as their readers get them, the newest first. */
export async function mailsWhere(payload: Payload, where: Where): Promise<Email[]> {
  const { docs } = await payload.find({
    collection: 'emails',
    where,
    sort: '-createdAt',
    depth: 0,
    pagination: false,
    overrideAccess: true, // tests look at all of it
  })
  return Promise.all(docs.map((mail) => asRead(payload, mail)))
}

/** Every mail that an address was written, as its reader gets it, the newest first. */
export async function mailsTo(payload: Payload, email: string): Promise<Email[]> {
  return mailsWhere(payload, { to: { equals: email } })
}

/** Where the button of the newest mail of a kind leads. @throws when there is no such mail */
export async function mailedLink(
  payload: Payload,
  email: string,
  template: string,
): Promise<{ readonly url: URL; readonly token: string }> {
  const mail = (await mailsTo(payload, email)).find((one) => one.template === template)
  const href = /href="(http[^"]*[?&](?:amp;)?token=[^"]*)"/.exec(mail?.html ?? '')?.[1]
  if (!href) throw new Error(`${email} was mailed no link in ${template}`)
  const url = new URL(href.replaceAll('&amp;', '&'))
  return { url, token: url.searchParams.get('token') ?? '' }
}

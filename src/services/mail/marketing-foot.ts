import type { Payload } from 'payload'
import { createLocalReq } from 'payload'

import { idOf } from '@/src/domain/vocabulary/relation'
import type { Email } from '@/src/payload-types'
import { unsubscribeHeaders, unsubscribePage } from '@/src/services/mail/consent/unsubscribe'
import { readMailBrand } from '@/src/services/mail/mail-brand'
import type { MailContent } from '@/src/services/mail/mail-keys'

/** What every marketing mail ends with, whatever its template: who sends it, and the way out. */
export type MarketingFoot = {
  readonly html: string
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => ENTITIES[one] ?? one)

/** The foot of a marketing mail; null for any other. It is written on sending, so its key is kept nowhere. */
export async function marketingFoot(payload: Payload, mail: Email): Promise<MarketingFoot | null> {
  if (mail.kind !== 'marketing') return null
  const brand = await readMailBrand(await createLocalReq({}, payload))
  const who = { email: mail.to.trim().toLowerCase(), campaign: idOf(mail.campaign) }
  const link = unsubscribePage(who)
  const from = [brand.legalEntityName, ...brand.addressLines]
  return {
    // no colour of its own: a dark mail program writes in white
    html: `<div style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid #8a94a3;font:13px/20px Arial,sans-serif;opacity:.8">${escaped(from.join(', '))}<br><a href="${escaped(link)}" style="color:inherit">Unsubscribe or choose what we send</a></div>`,
    text: `\n\n--\n${from.join('\n')}\nUnsubscribe or choose what we send: ${link}\n`,
    headers: unsubscribeHeaders(who),
  }
}

/** A mail with its foot, inside the page where it is one. */
export function withFoot<Mail extends MailContent>(foot: MarketingFoot | null, mail: Mail): Mail {
  if (!foot) return mail
  const end = mail.html.search(/<\/body>/i)
  const at = end < 0 ? mail.html.length : end
  return {
    ...mail,
    html: `${mail.html.slice(0, at)}${foot.html}${mail.html.slice(at)}`,
    text: `${mail.text}${foot.text}`,
  }
}

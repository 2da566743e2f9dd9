import { createLocalReq, type Payload } from 'payload'
import type { CSSProperties } from 'react'

import { htmlText } from '@/src/domain/mail/html-text'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { MailBrand } from '@/src/email/mail-brand'
import { DARK, LOOK } from '@/src/email/templates/mail/look'
import type { Email } from '@/src/payload-types'
import { unsubscribeHeaders, unsubscribePage } from '@/src/services/mail/consent/unsubscribe'
import { readMailBrand } from '@/src/services/mail/mail-brand'
import type { MailContent } from '@/src/services/mail/mail-keys'

/** The sheet of a marketing mail: who sends it above, and the way out beneath. */
type Sheet = { readonly brand: MailBrand; readonly unsubscribe: string }

type MarketingSheet = Sheet & { readonly headers: Readonly<Record<string, string>> }

/** Headings as our other mails have them, where the template says nothing else. */
const HEADINGS = `.m-sheet h1,.m-sheet h2{font-family:${LOOK.heading.fontFamily};font-weight:500;line-height:1.2}`

const css = (style: CSSProperties) =>
  Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`)}:${value}`)
    .join(';')

/** The sheet of a marketing mail; null for any other. It is written on sending, so its key is kept nowhere. */
export async function marketingSheet(
  payload: Payload,
  mail: Email,
): Promise<MarketingSheet | null> {
  if (mail.kind !== 'marketing') return null
  const brand = await readMailBrand(await createLocalReq({}, payload))
  const who = { email: mail.to.trim().toLowerCase(), campaign: idOf(mail.campaign) }
  return { brand, unsubscribe: unsubscribePage(who), headers: unsubscribeHeaders(who) }
}

/** A rendered template on the sheet that our other mails have, as its reader gets it. */
export function onSheet<Mail extends MailContent>(sheet: Sheet | null, mail: Mail): Mail {
  if (!sheet) return mail
  const { brand, unsubscribe } = sheet
  const from = [brand.legalEntityName, ...brand.addressLines]
  const [, content = mail.html] = /<body[^>]*>([\s\S]*)<\/body>/i.exec(mail.html) ?? []
  const { head = '' } = /(?<head><title>[\s\S]*)<\/head>/i.exec(mail.html)?.groups ?? {}
  const body = [
    `<body class="m-body" style="${css(LOOK.body)}">`,
    `<div class="m-sheet m-text" style="${css({ ...LOOK.sheet, ...LOOK.text, ...LOOK.padded, boxSizing: 'border-box', margin: '0 auto', overflowWrap: 'anywhere' })}">`,
    `<p class="m-muted" style="${css(LOOK.brand)}">${htmlText(brand.companyName)}</p>`,
    content,
    `<hr class="m-rule" style="${css({ ...LOOK.rule, border: 0, borderTop: '1px solid #dfe3ea' })}">`,
    `<p class="m-muted" style="${css(LOOK.small)}">${htmlText(from.join(' · '))}<br>`,
    `<a class="m-muted" href="${htmlText(unsubscribe)}" style="color:#4d5664">Unsubscribe or choose what we send</a></p>`,
    '</div></body>',
  ].join('')
  return {
    ...mail,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">${head}<style>${HEADINGS}${DARK}</style></head>${body}</html>`,
    text: `${mail.text}\n\n--\n${from.join('\n')}\nUnsubscribe or choose what we send: ${unsubscribe}\n`,
  }
}

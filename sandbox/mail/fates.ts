import { isLoopback } from '@/src/lib/http/hosts/loopback'

import type { MailFate } from './mail-switches'
import { BOUNCES, type BounceName, bounceMail, complaintMail } from './reports'
import { imagesIn, linksIn, type SandboxMail } from './taken-mail'

/** Where the shop hears what became of its mails. */
export type NewsAddresses = { readonly sendpulse: string; readonly bounces: string }

const PATIENCE_MS = 5000

const signal = () => AbortSignal.timeout(PATIENCE_MS)

async function post(url: string, body: string, type: string): Promise<void> {
  await fetch(url, { method: 'POST', headers: { 'content-type': type }, body, signal: signal() })
}

/** Only what is on this machine: a link to anywhere else in a mail is left alone. */
async function visit(links: readonly string[], method: 'GET' | 'HEAD' = 'GET'): Promise<void> {
  for (const link of links.filter((one) => isLoopback(new URL(one).hostname))) {
    await fetch(link, { method, signal: signal() }).then((answer) => answer.body?.cancel())
  }
}

const EVENTS = {
  bounce: 'not_delivered',
  full: 'not_delivered',
  complain: 'spam_by_user',
  open: 'opened',
  click: 'clicked',
} as const

type Told = keyof typeof EVENTS

const isBounce = (fate: Told): fate is BounceName => Object.hasOwn(BOUNCES, fate)

/** What SendPulse posts of a mail. */
function event(mail: SandboxMail, name: string, fate?: Told): object {
  const bounce = fate && isBounce(fate) ? BOUNCES[fate] : null
  return {
    event: name,
    message_id: mail.id,
    recipient: mail.to,
    sender: 'sandbox@sandbox.invalid',
    subject: mail.subject,
    timestamp: Math.floor(Date.now() / 1000),
    ...(bounce && {
      smtp_server_response_code: bounce.code,
      smtp_server_response_subcode: bounce.status,
      smtp_server_response: `${bounce.code} ${bounce.words}`,
    }),
  }
}

async function bySendPulse(mail: SandboxMail, fate: Told | null, news: NewsAddresses) {
  const delivered = fate && isBounce(fate) ? [] : [event(mail, 'delivered')]
  const after = fate ? [event(mail, EVENTS[fate], fate)] : []
  await post(news.sendpulse, JSON.stringify([...delivered, ...after]), 'application/json')
}

async function byMail(mail: SandboxMail, fate: Told | null, news: NewsAddresses): Promise<void> {
  if (!fate) return
  if (isBounce(fate)) await post(news.bounces, bounceMail(mail, fate), 'message/rfc822')
  if (fate === 'complain') await post(news.bounces, complaintMail(mail), 'message/rfc822')
}

/** Fetches all there is, twice, as a scanner does before the mail is shown to anyone. */
async function scan(mail: SandboxMail): Promise<void> {
  const all = [...linksIn(mail), ...imagesIn(mail), ...(mail.unsubscribe ? [mail.unsubscribe] : [])]
  await visit(all, 'HEAD')
  await visit(all)
}

/** Lets a mail that was taken have its fate, and tells the shop as its way of sending would. */
export async function haveFate(
  mail: SandboxMail,
  fate: MailFate | null,
  news: NewsAddresses,
): Promise<void> {
  if (fate === 'scan') await scan(mail)
  if (fate === 'open') await visit(imagesIn(mail))
  if (fate === 'click') await visit(linksIn(mail).slice(0, 1))
  const told = fate === 'scan' ? null : fate
  await (mail.way === 'sendpulse' ? bySendPulse : byMail)(mail, told, news)
}

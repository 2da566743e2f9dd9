import { isLoopback } from '@/src/lib/http/hosts/loopback'

import type { MailOutcome } from './mail-switches'
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

const isBounce = (outcome: Told): outcome is BounceName => Object.hasOwn(BOUNCES, outcome)

/** What SendPulse posts of a mail. */
function event(mail: SandboxMail, name: string, outcome?: Told): object {
  const bounce = outcome && isBounce(outcome) ? BOUNCES[outcome] : null
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

async function bySendPulse(mail: SandboxMail, outcome: Told | null, news: NewsAddresses) {
  const delivered = outcome && isBounce(outcome) ? [] : [event(mail, 'delivered')]
  const after = outcome ? [event(mail, EVENTS[outcome], outcome)] : []
  await post(news.sendpulse, JSON.stringify([...delivered, ...after]), 'application/json')
}

async function byMail(mail: SandboxMail, outcome: Told | null, news: NewsAddresses): Promise<void> {
  if (!outcome) return
  if (isBounce(outcome)) await post(news.bounces, bounceMail(mail, outcome), 'message/rfc822')
  if (outcome === 'complain') await post(news.bounces, complaintMail(mail), 'message/rfc822')
}

/** Fetches all there is, twice, as a scanner does before the mail is shown to anyone. */
async function scan(mail: SandboxMail): Promise<void> {
  const all = [...linksIn(mail), ...imagesIn(mail), ...(mail.unsubscribe ? [mail.unsubscribe] : [])]
  await visit(all, 'HEAD')
  await visit(all)
}

/** Lets a mail that was taken have its outcome, and tells the shop as its way of sending would. */
export async function haveOutcome(
  mail: SandboxMail,
  outcome: MailOutcome | null,
  news: NewsAddresses,
): Promise<void> {
  if (outcome === 'scan') await scan(mail)
  if (outcome === 'open') await visit(imagesIn(mail))
  if (outcome === 'click') await visit(linksIn(mail).slice(0, 1))
  const told = outcome === 'scan' ? null : outcome
  await (mail.way === 'sendpulse' ? bySendPulse : byMail)(mail, told, news)
}

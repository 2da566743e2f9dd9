import { randomUUID } from 'node:crypto'

import { z } from 'zod'
import { ApiError } from '@/sandbox/payments/http/api-error'
import { readJson } from '@/sandbox/payments/http/read-json'
import { DROPPED, json, NO_ANSWER, type Reply } from '@/sandbox/payments/http/reply'
import type { Handler, Route } from '@/sandbox/payments/http/router'
import { sameText } from '@/src/lib/secrets'
import type { MailSandboxKeys } from '@/src/payments/sandbox-contract'
import type { MailFault, MailSwitches } from './mail-switches'
import type { SandboxMail } from './taken-mail'

const HOUR = 3600

const refusal = (status: number, message: string) =>
  new ApiError(status, message, { error_code: status, message })

const login = z.object({
  grant_type: z.literal('client_credentials'),
  client_id: z.string(),
  client_secret: z.string(),
})

const person = z.object({ name: z.string().optional(), email: z.email() })

const sent = z.object({
  email: z.object({
    html: z.base64().transform((html) => Buffer.from(html, 'base64').toString('utf8')),
    text: z.string(),
    subject: z.string().min(1),
    from: person,
    to: z.array(person).length(1),
    attachments_binary: z.record(z.string(), z.base64()).optional(),
  }),
})

type Options = {
  readonly keys: MailSandboxKeys
  readonly switches: MailSwitches
  readonly onMail: (mail: SandboxMail, isRefusedLater: boolean) => void
}

const BEFORE: Partial<Record<MailFault, () => Reply>> = {
  hang: () => NO_ANSWER,
  '421': () => json({ error_code: 429, message: 'Too many requests' }, 429),
  '451': () => json({ error_code: 503, message: 'Try again later' }, 503),
}

/** The part of SendPulse's API that we use. */
export function sendPulseSide({ keys, switches, onMail }: Options): readonly Route[] {
  const tokens = new Set<string>()

  const giveToken: Handler = async ({ request }) => {
    const { client_id, client_secret } = readJson(login, request.body)
    const isOurs = sameText(client_id, keys.clientId) && sameText(client_secret, keys.clientSecret)
    if (!isOurs || switches.takeFault('refuse')) {
      throw refusal(401, 'The client ID or secret is wrong')
    }
    const token = randomUUID()
    tokens.add(token)
    return json({ access_token: token, token_type: 'Bearer', expires_in: HOUR })
  }

  const take: Handler = async ({ request }) => {
    if (switches.takeFault('expired', 'refuse')) tokens.clear()
    if (!tokens.has(request.header('authorization').replace(/^Bearer /, ''))) {
      throw refusal(401, 'The token has run out')
    }
    const before = switches.takeFault('hang', '421', '451')
    const reply = before && BEFORE[before]?.()
    if (reply) return reply
    const { email } = readJson(sent, request.body)
    const isRefusedLater = switches.takeFault('550') !== null
    const mail: SandboxMail = {
      way: 'sendpulse',
      id: randomUUID(),
      to: email.to[0]?.email ?? '',
      subject: email.subject,
      html: email.html,
      raw: '',
      unsubscribe: null,
    }
    onMail(mail, isRefusedLater)
    return switches.takeFault('drop') ? DROPPED : json({ result: true, id: mail.id })
  }

  return [
    { method: 'POST', path: '/sendpulse/oauth/access_token', handle: giveToken },
    { method: 'POST', path: '/sendpulse/smtp/emails', handle: take },
  ]
}

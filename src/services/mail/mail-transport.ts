import { randomUUID } from 'node:crypto'
import type { EmailAdapter, Payload } from 'payload'
import { z } from 'zod'
import { settings as company_settings } from '@/src/database-schema'
import { DEFAULT_SETTINGS } from '@/src/domain/content/site-settings'
import {
  SENDPULSE,
  type SendPulseAccount,
  sendPulseTransport,
} from '@/src/email/sendpulse/sendpulse-transport'
import { type SmtpServer, smtpTransport } from '@/src/email/smtp-transport'
import { type MailTransport, MailUnreachable, type OutgoingMail } from '@/src/email/transport'
import { openSecret } from '@/src/fields/secret'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { findGlobal } from '@/src/lib/find-one'
import type { PrivateSetting } from '@/src/payload-types'
import { mailSandboxKeys } from '@/src/payments/sandbox-contract'
import { queueEmail } from '@/src/services/mail/enqueue-email'
import { nextTurn } from '@/src/services/mail/outbox/pace'

const listening = z.object({ smtpPort: z.int().min(1).max(65_535) })

/** Where the mail sandbox takes mail by SMTP right now. @throws Error while it does not run */
async function sandboxSmtp(): Promise<SmtpServer> {
  const { smtpUser: user, smtpPassword: password } = mailSandboxKeys()
  try {
    const answer = await fetch(`${env.SANDBOX_URL}/mail/smtp`, {
      signal: AbortSignal.timeout(env.SANDBOX_TIMEOUT_MS),
    })
    const { smtpPort: port } = listening.parse(await answer.json())
    return { host: '127.0.0.1', port, secure: false, user, password, isSandbox: true }
  } catch {
    throw new Error('The mail sandbox is not running.')
  }
}

function sandboxSendPulse(): SendPulseAccount {
  const { clientId, clientSecret } = mailSandboxKeys()
  return {
    clientId,
    clientSecret,
    baseUrl: `${new URL(env.SANDBOX_URL).origin}/sendpulse`,
    patienceMs: env.SANDBOX_TIMEOUT_MS,
  }
}

export type MailRoute = {
  readonly transport: MailTransport
  readonly from: OutgoingMail['from']
  /** Where people read what is answered; null where that is the sender's address. */
  readonly replyTo?: string | null
  /** Where bounces go, each to an address of its mail's own; null where they go to the sender. */
  readonly bounceAddress?: string | null
  /** It leads to the mail sandbox on this machine: nothing leaves that. */
  readonly isSandbox?: boolean
}

type Way = Pick<MailRoute, 'transport' | 'isSandbox'>

/** @throws Error while the password is missing: the mail waits for it */
function smtpWay(settings: PrivateSetting): Way | null {
  if (!settings.smtpHost) {
    if (!env.sandboxAllowed) return null
    return { transport: smtpTransport(sandboxSmtp), isSandbox: true }
  }
  if (settings.smtpUser && !settings.smtpPasswordSealed) {
    throw new MailUnreachable('The mail server’s password is missing. Enter it under Mail server.')
  }
  const server = {
    host: settings.smtpHost,
    port: settings.smtpPort ?? 587,
    secure: settings.smtpSecure ?? false,
    plainAllowed: settings.smtpPlainAllowed ?? false,
    user: settings.smtpUser || null,
    password: openSecret({ ...settings }, 'smtpPassword', 'privateSettings.smtpPassword') ?? null,
  }
  return { transport: smtpTransport(async () => server), isSandbox: false }
}

/** It takes ten requests a second; one that waits for longer than that is tried again later. */
const SENDPULSE_PER_MINUTE = 600
const TURN_MS = 30_000

/** @throws Error while the secret is missing: the mail waits for it */
function sendPulseWay(settings: PrivateSetting, payload: Payload): Way | null {
  const turn = async () => {
    const isTurn = await nextTurn(payload, 'sendpulse', SENDPULSE_PER_MINUTE, Date.now() + TURN_MS)
    if (!isTurn)
      throw new Error('Too many emails are waiting for SendPulse. It is tried again later.')
  }
  const { sendpulseClientId: clientId } = settings
  if (!clientId) {
    if (!env.sandboxAllowed) return null
    return { transport: sendPulseTransport(sandboxSendPulse(), turn), isSandbox: true }
  }
  const clientSecret = openSecret(
    { ...settings },
    'sendpulseClientSecret',
    'privateSettings.sendpulseClientSecret',
  )
  if (!clientSecret) {
    throw new MailUnreachable('The SendPulse client secret is missing. Enter it under Mail server.')
  }
  const account = { clientId, clientSecret, ...SENDPULSE }
  return { transport: sendPulseTransport(account, turn), isSandbox: false }
}

const WAYS = {
  outbox: () => null,
  smtp: smtpWay,
  sendpulse: sendPulseWay,
} as const

async function senderOf(
  payload: Payload,
  settings: PrivateSetting,
): Promise<Pick<MailRoute, 'from' | 'replyTo'>> {
  const db = await databaseOf({ payload })
  const { companyName, companyEmail } = company_settings
  const [company] = await db.select({ companyName, companyEmail }).from(company_settings).limit(1)
  const { mailTransport: way } = settings
  const [name, address] =
    way === 'outbox'
      ? []
      : [settings[`${way}FromName` as const], settings[`${way}FromEmail` as const]]
  const email = company?.companyEmail
  const from = {
    name: name || company?.companyName || DEFAULT_SETTINGS.companyName,
    address: address || email || `no-reply@${new URL(env.SITE_URL).hostname}`,
  }
  return { from, replyTo: email && email !== from.address ? email : null }
}

const readSettings = (payload: Payload) =>
  findGlobal({ payload }, 'privateSettings', {
    showHiddenFields: true,
    overrideAccess: true, // opens the sealed secrets, for the mail server alone
  })

/** Whom mail comes from, as it is set. */
export async function readSender(payload: Payload): Promise<MailRoute['from']> {
  return (await senderOf(payload, await readSettings(payload))).from
}

/** Whether the way of mail is so. A server whose password is missing counts: mail waits for that. */
const isWay = (payload: Payload, isSo: (route: MailRoute | null) => boolean): Promise<boolean> =>
  readMailRoute(payload).then(isSo, () => true)

/** Whether mail goes anywhere. */
export const hasMailServer = (payload: Payload) => isWay(payload, (route) => route !== null)

/** Whether mail is sent out of this machine. */
export const mailLeaves = (payload: Payload) =>
  isWay(payload, (route) => route !== null && !route.isSandbox)

/** How mail leaves the house, as set in the admin; null while it has to stay in the outbox. */
export async function readMailRoute(payload: Payload): Promise<MailRoute | null> {
  const settings = await readSettings(payload)
  const way = WAYS[settings.mailTransport](settings, payload)
  const { bounceAddress = null } = settings
  return way && { ...way, ...(await senderOf(payload, settings)), bounceAddress }
}

const addressOf = (to: unknown): string => {
  const first: unknown = Array.isArray(to) ? to[0] : to
  if (typeof first === 'string') return first
  if (typeof first === 'object' && first !== null && 'address' in first)
    return String(first.address)
  return ''
}

/** Payload's own mails go through our outbox like all others, and may carry private links. */
export const outboxAdapter: EmailAdapter = ({ payload }) => ({
  name: 'outbox',
  defaultFromAddress: 'noreply@localhost',
  defaultFromName: 'Charterdesk',
  sendEmail: async ({ to, subject, html, text }) => {
    await inTransaction(payload, (req) =>
      queueEmail(req, {
        to: addressOf(to),
        subject: subject ?? '',
        html: String(html ?? text ?? ''),
        text: String(text ?? ''),
        template: 'system',
        dedupeKey: `system:${randomUUID()}`,
      }),
    )
  },
})

import { randomUUID } from 'node:crypto'
import { Resolver } from 'node:dns/promises'
import type { PayloadRequest } from 'payload'
import { DEFAULT_FOLLOW_UP_CONSENT } from '@/src/domain/mail/consent'
import type { MailSettingsInput } from '@/src/domain/mail/mail-settings-input'
import {
  dkimReport,
  dmarcReport,
  type Looked,
  type RecordReport,
  spfReport,
} from '@/src/domain/mail/sender-records'
import { renderMail } from '@/src/email/render'
import { testMail } from '@/src/email/templates/mail/test-mail'
import { env } from '@/src/lib/env'
import { AppError, withFields } from '@/src/lib/errors'
import { findGlobal } from '@/src/lib/find-one'
import { readMailBrand } from '@/src/services/mail/mail-brand'
import { readMailRoute } from '@/src/services/mail/mail-transport'
import { endMailPause } from '@/src/services/mail/outbox/pace'

type Last4 = 'smtpPassword' | 'sendpulseClientSecret'

/** What the screen shows: the secrets only by their last characters. */
type ShownMailSettings = {
  readonly values: MailSettingsInput
  readonly saved: Readonly<Record<Last4, string>>
}

/** How mail leaves the house, as it is set. @throws Forbidden for all but administrators */
export async function readMailSettings(req: PayloadRequest): Promise<ShownMailSettings> {
  const stored = await findGlobal(req, 'privateSettings', { overrideAccess: false })
  return {
    values: {
      mailTransport: stored.mailTransport,
      smtpHost: stored.smtpHost ?? '',
      smtpPort: stored.smtpPort ?? 587,
      smtpSecure: stored.smtpSecure ?? false,
      smtpPlainAllowed: stored.smtpPlainAllowed ?? false,
      smtpUser: stored.smtpUser ?? '',
      smtpPassword: '',
      smtpFromName: stored.smtpFromName ?? '',
      smtpFromEmail: stored.smtpFromEmail ?? '',
      sendpulseClientId: stored.sendpulseClientId ?? '',
      sendpulseClientSecret: '',
      sendpulseFromName: stored.sendpulseFromName ?? '',
      sendpulseFromEmail: stored.sendpulseFromEmail ?? '',
      dkimSelector: stored.dkimSelector ?? '',
      followUpConsent: stored.followUpConsent ?? DEFAULT_FOLLOW_UP_CONSENT,
    },
    saved: {
      smtpPassword: stored.smtpPasswordLast4 ?? '',
      sendpulseClientSecret: stored.sendpulseClientSecretLast4 ?? '',
    },
  }
}

const orNull = (text: string) => text || null

/**
 * Saves how mail leaves the house. A secret that is empty stays as it is, unless its destination
 * changes with it.
 *
 * @throws Forbidden for all but administrators; AppError 422 with what is wrong by field
 */
export async function saveMailSettings(
  req: PayloadRequest,
  input: MailSettingsInput,
): Promise<void> {
  await withFields(() =>
    req.payload.updateGlobal({
      slug: 'privateSettings',
      data: {
        ...input,
        smtpFromEmail: orNull(input.smtpFromEmail),
        sendpulseFromEmail: orNull(input.sendpulseFromEmail),
      },
      depth: 0,
      overrideAccess: false,
      req,
    }),
  )
  await endMailPause(req.payload)
}

/** How TXT records are looked up: by the system's servers, or by a test. */
export type LookUpTxt = (host: string) => Promise<readonly (readonly string[])[]>

/** That a name has no such record is an answer; anything else that goes wrong is none. */
const NOTHING_THERE = new Set(['ENOTFOUND', 'ENODATA'])

const REASONS: Readonly<Record<string, string>> = {
  ETIMEOUT: 'the DNS server did not answer in time',
  ECONNREFUSED: 'the DNS server refused the connection',
  ESERVFAIL: 'the DNS server failed',
  EREFUSED: 'the DNS server refused to answer',
}

const bySystem: LookUpTxt = (host) => new Resolver({ timeout: 2000, tries: 2 }).resolveTxt(host)

async function look(host: string, lookUp: LookUpTxt): Promise<Looked> {
  try {
    const texts = (await lookUp(host)).map((parts) => parts.join(''))
    return texts.length > 0 ? { found: 'texts', texts } : { found: 'none' }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (NOTHING_THERE.has(code)) return { found: 'none' }
    return { found: 'unknown', reason: REASONS[code] ?? 'the DNS server did not answer' }
  }
}

type Sender = {
  readonly address: string
  readonly way: 'outbox' | 'smtp' | 'sendpulse'
  readonly dkimSelector: string
}

/** What SendPulse signs with, and what SPF has to name, unless something else is set. */
const SENDPULSE = { include: 'spf.sendpulse.com', selector: 'sign' } as const

/** A domain without DMARC of its own goes by that of the one above it. */
async function lookForDmarc(domain: string, lookUp: LookUpTxt) {
  const host = `_dmarc.${domain}`
  const own = await look(host, lookUp)
  const above = domain.split('.').slice(1)
  if (own.found !== 'none' || above.length < 2) return { host, looked: own }
  const higher = `_dmarc.${above.join('.')}`
  const looked = await look(higher, lookUp)
  return looked.found === 'none' ? { host, looked: own } : { host: higher, looked }
}

/** What the world finds in the DNS of the sender's domain; it is what decides between inbox and spam. */
export async function checkSender(
  { address, way, dkimSelector }: Sender,
  lookUp: LookUpTxt = bySystem,
): Promise<{ readonly domain: string; readonly records: readonly RecordReport[] }> {
  const domain = address.split('@')[1] ?? ''
  const isSendPulse = way === 'sendpulse'
  const selector = dkimSelector || (isSendPulse ? SENDPULSE.selector : 'default')
  const dkimHost = `${selector}._domainkey.${domain}`
  const [spf, dkim, dmarc] = await Promise.all([
    look(domain, lookUp),
    look(dkimHost, lookUp),
    lookForDmarc(domain, lookUp),
  ])
  return {
    domain,
    records: [
      spfReport({ host: domain, looked: spf }, isSendPulse ? SENDPULSE.include : null),
      dkimReport({ host: dkimHost, looked: dkim }, selector),
      dmarcReport(dmarc),
    ],
  }
}

const WAYS = { smtp: 'your SMTP server', sendpulse: 'SendPulse' } as const

/** @throws AppError 422 with the other side's own words */
function refusal(error: unknown): AppError {
  const words = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  return new AppError('mail_test_failed', words || 'Failed to send test email', 422)
}

/**
 * Sends a mail at once, past the outbox, by the settings as they are saved.
 *
 * @returns whether it went to the mail sandbox on this machine
 * @throws AppError 409 while no way is chosen, 422 with the mail server's own words
 */
export async function sendTestMail(
  req: PayloadRequest,
  to: string,
): Promise<{ readonly isSandbox: boolean; readonly security: string }> {
  const route = await readMailRoute(req.payload).catch((error: unknown) => {
    throw refusal(error)
  })
  if (!route) {
    throw new AppError('no_mail_way', 'Choose how email is sent, and save. Nothing was sent.', 409)
  }
  const { transport, from, isSandbox = false } = route
  const brand = await readMailBrand(req)
  const words = await renderMail(testMail({ brand, way: WAYS[transport.name] }))
  const messageId = `<${randomUUID()}@${new URL(env.SITE_URL).hostname}>`
  let security: string
  try {
    ;({ security } = await transport.send({
      ...words,
      from,
      to,
      messageId,
      headers: {},
      attachments: [],
    }))
  } catch (error) {
    throw refusal(error)
  }
  await endMailPause(req.payload)
  return { isSandbox, security }
}

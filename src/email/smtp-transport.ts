import { isIP } from 'node:net'
import { Readable } from 'node:stream'

import { createTransport, type Transporter } from 'nodemailer'

import { statusIn } from '@/src/domain/mail/bounces/bounce-kind'
import { mailIdIn } from '@/src/domain/mail/bounces/delivery-report'
import { env } from '@/src/lib/env'
import { addressesOf, isPublicAddress } from '@/src/lib/http/public-address'

import {
  MailDeferred,
  MailRefused,
  type MailTransport,
  MailUncertain,
  MailUnreachable,
  type RecipientReply,
} from './transport'

export type SmtpServer = {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; otherwise it is begun with STARTTLS. */
  readonly secure: boolean
  /** Without TLS if the server offers none, on the public internet too. */
  readonly plainAllowed?: boolean
  readonly user: string | null
  readonly password: string | null
  /** The mail sandbox, which is on this machine whatever else may be. */
  readonly isSandbox?: true
}

type Pool = {
  readonly settings: string
  readonly address: string
  readonly transport: Transporter
}

/** A server that is silent for longer in any stage is given up. */
const PATIENCE_MS = 20_000

/** Passwords and private links must not cross the internet in clear. */
const requiresTls = ({ secure, isSandbox, plainAllowed }: SmtpServer, address: string) =>
  !secure && !isSandbox && !plainAllowed && isPublicAddress(address)

/** Connects to the very address that was looked at; the certificate is still the name's. */
function poolOptions(server: SmtpServer, address: string) {
  const { host, port, secure, user, password, isSandbox } = server
  const patience = isSandbox ? env.SANDBOX_TIMEOUT_MS : PATIENCE_MS
  return {
    pool: true,
    maxRequeues: 0, // a mail whose connection broke may have arrived: the outbox decides
    host: address,
    port,
    secure,
    requireTLS: requiresTls(server, address),
    ...(isIP(host) ? {} : { servername: host, tls: { servername: host } }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(user ? { auth: { user, pass: password ?? '' } } : {}),
  } as const
}

/** The mails, by their message ids, of which the first byte has gone out. */
const begun = new Set<string>()

/** Nodemailer reads a mail once the server has said yes to DATA, and tells no one else of it. */
function noteContent(transport: Transporter): Transporter {
  transport.use('stream', ({ data, message }, done) => {
    const whole = message.createReadStream.bind(message)
    async function* content() {
      begun.add(data.messageId ?? '')
      yield* whole()
    }
    message.createReadStream = () => Readable.from(content(), { objectMode: false })
    done()
  })
  return transport
}

let open: Pool | null = null

/** Lets the connections to the mail server go; a mail that is on its way is finished first. */
export function closeSmtpPool(): void {
  open?.transport.close()
  open = null
}

/**
 * The connections to a mail server, kept from one mail to the next. Other settings open others, and
 * so does a name that no longer leads to where they go.
 */
function smtpPool(server: SmtpServer, addresses: readonly string[]): Transporter {
  const settings = JSON.stringify(server)
  if (open?.settings === settings && addresses.includes(open.address)) return open.transport
  closeSmtpPool()
  const [address = server.host] = addresses
  const transport = noteContent(createTransport(poolOptions(server, address)))
  open = { settings, address, transport }
  return transport
}

const codeIn = (error: object): number | null => {
  const value: unknown = Reflect.get(error, 'responseCode')
  return typeof value === 'number' ? value : null
}

const textIn = (error: object, name: 'code' | 'command' | 'response'): string => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : ''
}

/** What was said about the recipient: to their address, or with a status that is about addresses. */
function replyOf(error: object): RecipientReply | null {
  const [code, words] = [codeIn(error), textIn(error, 'response')]
  if (code === null) return null
  if (textIn(error, 'command') === 'RCPT TO') return { code, words }
  return statusIn(words) ? { code: null, words } : null
}

/** The server goes away, whatever it was asked. */
const CLOSING = 421

/** The commonest mistakes in the settings, in words. */
function settingsText({ port, secure }: SmtpServer, error: Error): string {
  if (secure && /wrong version number|packet length|record layer/i.test(error.message)) {
    return `The server does not begin with TLS at port ${port}. Switch off "Use TLS from the start", or use port 465.`
  }
  if (!secure && textIn(error, 'code') === 'ETLS') {
    return `The server offers no working STARTTLS at port ${port}, so the password and the emails would be sent unencrypted. Ask your provider for a port with TLS, or switch on "Allow sending without TLS". (${error.message})`
  }
  if (!secure && port === 465 && /greeting|timeout/i.test(error.message)) {
    return 'The server did not greet. Port 465 expects TLS: switch on "Use TLS from the start".'
  }
  return error.message
}

/** A failure of nodemailer's, as what it means for the mail. */
function smtpError(error: unknown, server: SmtpServer, isBegun: boolean): Error {
  if (!(error instanceof Error)) return new MailUnreachable(String(error))
  const answered = codeIn(error)
  const isOfMail = ['EENVELOPE', 'EMESSAGE'].includes(textIn(error, 'code'))
  if (answered !== null && isOfMail && answered !== CLOSING) {
    const MailError = answered >= 500 ? MailRefused : MailDeferred
    return new MailError(error.message, replyOf(error))
  }
  if (isBegun && answered === null) return new MailUncertain(error.message)
  return new MailUnreachable(settingsText(server, error))
}

/** nodemailer writes these itself, and takes their text alone. */
const FORMATTED = /^(from|sender|to|cc|bcc|reply-to|date|references)$/i

/** Written as they are: a folded `List-Unsubscribe` breaks the DKIM signature at some servers. */
const unfolded = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, text]) => {
      const value = text.replace(/[\r\n]+/g, ' ')
      return [name, FORMATTED.test(name) ? value : { prepared: true, value }]
    }),
  )

/**
 * Delivers by SMTP. The mail's own message id makes a repeated delivery recognizable.
 *
 * @param serverNow asked for each mail: the mail sandbox is at another port after a restart
 */
export function smtpTransport(serverNow: () => Promise<SmtpServer>): MailTransport {
  return {
    name: 'smtp',
    send: async ({ from, headers, attachments, messageId, returnPath, ...mail }) => {
      const server = await serverNow().catch(unreachable)
      const privateAllowed = server.isSandbox === true || undefined
      const addresses = await addressesOf(server.host, { privateAllowed }).catch(unreachable)
      const pool = smtpPool(server, addresses)
      try {
        const info = await pool.sendMail({
          ...mail,
          messageId,
          headers: unfolded(headers),
          attachments: [...attachments],
          envelope: { from: returnPath ?? from.address, to: mail.to },
          from: { name: from.name.replace(/["\\\r\n]/g, ''), address: from.address },
        })
        const security = securityOf(server, addresses[0] ?? '')
        return { providerId: mailIdIn(textIn(info, 'response')), security }
      } catch (error) {
        throw smtpError(error, server, begun.has(messageId))
      } finally {
        begun.delete(messageId)
      }
    },
  }
}

function securityOf(server: SmtpServer, address: string): string {
  if (server.secure) return 'TLS'
  return requiresTls(server, address) ? 'STARTTLS' : 'SMTP, where TLS is not required'
}

function unreachable(error: unknown): never {
  throw new MailUnreachable(error instanceof Error ? error.message : String(error))
}

import { isIP } from 'node:net'

import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { createTransport, type Transporter } from 'nodemailer'
import type { Payload } from 'payload'

import { env } from '@/src/lib/env'
import { addressesOf } from '@/src/lib/http/public-address'

import { smtpError } from './smtp-errors'
import type { MailTransport } from './transport'

export type SmtpServer = {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; otherwise it is begun when the server offers it. */
  readonly secure: boolean
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

/**
 * Servers that are silent for longer are given up, so that a job ends before its time is up; a
 * connection that nobody has used for as long is closed.
 */
const PATIENCE_MS = 20_000

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
    ...(isIP(host) ? {} : { servername: host, tls: { servername: host } }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(user ? { auth: { user, pass: password ?? '' } } : {}),
  } as const
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
  const options = poolOptions(server, address)
  open = { settings, address, transport: createTransport(options) }
  return open.transport
}

/** Written as they are: a folded `List-Unsubscribe` breaks the DKIM signature at some servers. */
const unfolded = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      { prepared: true, value: value.replace(/[\r\n]+/g, ' ') },
    ]),
  )

/**
 * Delivers by SMTP. The mail's own message id makes a repeated delivery recognisable.
 *
 * @param serverNow told anew for each mail: the mail sandbox is at another port after a restart
 */
export function smtpTransport(
  payload: Payload,
  serverNow: () => Promise<SmtpServer>,
): MailTransport {
  return {
    name: 'smtp',
    send: async ({ from, headers, ...mail }) => {
      const server = await serverNow()
      const privateAllowed = server.isSandbox === true || undefined
      const adapter = await nodemailerAdapter({
        defaultFromAddress: from.address,
        defaultFromName: from.name,
        skipVerify: true,
        transport: smtpPool(server, await addressesOf(server.host, { privateAllowed })),
      })
      const sender = `"${from.name.replace(/["\\\r\n]/g, '')}" <${from.address}>`
      try {
        await adapter({ payload }).sendEmail({
          ...mail,
          headers: unfolded(headers),
          attachments: [...mail.attachments],
          from: sender,
        })
      } catch (error) {
        throw smtpError(error)
      }
      return { providerId: null }
    },
  }
}

import { isIP } from 'node:net'

import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { createTransport, type Transporter } from 'nodemailer'
import type { Payload } from 'payload'

import { addressesOf } from '@/src/lib/http/public-address'

import { MailRefused, type MailTransport } from './transport'

export type SmtpServer = {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; otherwise it is begun when the server offers it. */
  readonly secure: boolean
  readonly user: string | null
  readonly password: string | null
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
function poolOptions({ host, port, secure, user, password }: SmtpServer, address: string) {
  return {
    pool: true,
    maxRequeues: 0, // a mail whose connection broke may have arrived: the outbox decides
    host: address,
    port,
    secure,
    ...(isIP(host) ? {} : { servername: host, tls: { servername: host } }),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
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

/** Whether the server has said no to this very mail, and would say so again. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  const refused = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return refused && typeof error.responseCode === 'number' && error.responseCode >= 500
}

/** Delivers by SMTP. The mail's own message id makes a repeated delivery recognisable. */
export function smtpTransport(payload: Payload, server: SmtpServer): MailTransport {
  return {
    name: 'smtp',
    send: async ({ from, ...mail }) => {
      const adapter = await nodemailerAdapter({
        defaultFromAddress: from.address,
        defaultFromName: from.name,
        skipVerify: true,
        transport: smtpPool(server, await addressesOf(server.host)),
      })
      const sender = `"${from.name.replace(/["\\\r\n]/g, '')}" <${from.address}>`
      try {
        await adapter({ payload }).sendEmail({
          ...mail,
          attachments: [...mail.attachments],
          from: sender,
        })
      } catch (error) {
        if (isRefusal(error)) throw new MailRefused(error.message)
        throw error
      }
    },
  }
}

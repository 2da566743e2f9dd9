import { isIP } from 'node:net'

import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
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

/** Servers that are silent for longer are given up, so that a job ends before its time is up. */
const PATIENCE_MS = 20_000

/** Whether the server has said no to this very mail, and would say so again. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  const refused = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return refused && typeof error.responseCode === 'number' && error.responseCode >= 500
}

/** Connects to the very address that was looked at; the certificate is still the name's. */
function transportOptions({ host, port, secure, user, password }: SmtpServer, address: string) {
  return {
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
  }
}

/** Delivers by SMTP. The mail's own message id makes a repeated delivery recognisable. */
export function smtpTransport(payload: Payload, server: SmtpServer): MailTransport {
  return {
    name: 'smtp',
    send: async ({ from, ...mail }) => {
      const [address = server.host] = await addressesOf(server.host)
      const adapter = await nodemailerAdapter({
        defaultFromAddress: from.address,
        defaultFromName: from.name,
        skipVerify: true,
        transportOptions: transportOptions(server, address),
      })
      const sender = `"${from.name.replace(/["\\\r\n]/g, '')}" <${from.address}>`
      try {
        await adapter({ payload }).sendEmail({ ...mail, from: sender })
      } catch (error) {
        if (isRefusal(error)) throw new MailRefused(error.message)
        throw error
      }
    },
  }
}

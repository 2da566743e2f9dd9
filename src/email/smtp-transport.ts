import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { Payload } from 'payload'

import { addressesOf } from '@/src/lib/http/public-address'

import { type SmtpServer, smtpPool } from './smtp-pool'
import { MailRefused, type MailTransport } from './transport'

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
        await adapter({ payload }).sendEmail({ ...mail, from: sender })
      } catch (error) {
        if (isRefusal(error)) throw new MailRefused(error.message)
        throw error
      }
    },
  }
}

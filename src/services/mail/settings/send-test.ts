import { randomUUID } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { renderMail } from '@/src/email/render'
import { testMail } from '@/src/email/templates/mail/test-mail'
import { env } from '@/src/lib/env'
import { AppError } from '@/src/lib/errors'
import { readMailBrand } from '@/src/services/mail/mail-brand'
import { readMailRoute } from '@/src/services/mail/mail-transport'
import { endMailPause } from '@/src/services/mail/outbox/pause'

const WAYS = { smtp: 'your SMTP server', sendpulse: 'SendPulse' } as const

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** @throws AppError 422 with the other side's own words */
function refusal(error: unknown): AppError {
  const words = wordsOf(error).slice(0, 500)
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

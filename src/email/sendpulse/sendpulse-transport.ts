import { z } from 'zod'

import { accessToken, forgetToken } from '@/src/email/sendpulse/access-token'
import type { SendPulseAccount } from '@/src/email/sendpulse/credentials'
import { type Answered, postJson } from '@/src/email/sendpulse/post-json'
import {
  MailRefused,
  type MailTransport,
  MailUncertain,
  MailUnreachable,
  type OutgoingMail,
} from '@/src/email/transport'

/** The mail as SendPulse takes it. It takes no headers, and gives the mail an id of its own. */
const bodyOf = ({ from, to, subject, html, text, attachments }: OutgoingMail) => ({
  email: {
    html: Buffer.from(html).toString('base64'),
    text,
    subject,
    from: { name: from.name, email: from.address },
    to: [{ name: to, email: to }],
    ...(attachments.length > 0 && {
      attachments_binary: Object.fromEntries(
        attachments.map(({ filename, content }) => [filename, content.toString('base64')]),
      ),
    }),
  },
})

const taken = z.object({ result: z.literal(true), id: z.union([z.string(), z.number()]) })

/** They say that the mail itself is wrong, and would say so again. */
const REFUSALS = new Set([400, 403, 404, 413, 422])

function readAnswer({ status, body, words }: Answered): string {
  const parsed = taken.safeParse(body)
  if (status === 200 && parsed.success) return String(parsed.data.id)
  const said = `SendPulse: ${words}`
  if (REFUSALS.has(status)) throw new MailRefused(said)
  if (status === 200 || (status >= 500 && status !== 503)) throw new MailUncertain(said)
  throw new MailUnreachable(said) // too many, no longer signed in, or down
}

/**
 * Delivers through SendPulse's API.
 *
 * @param turn waited for before each request: SendPulse takes ten a second, of all workers together
 */
export function sendPulseTransport(
  account: SendPulseAccount,
  turn: () => Promise<void>,
): MailTransport {
  const post = async (mail: OutgoingMail): Promise<Answered> => {
    const token = await accessToken(account, turn)
    await turn()
    return postJson(account, '/smtp/emails', bodyOf(mail), token)
  }
  return {
    name: 'sendpulse',
    send: async (mail) => {
      let answer = await post(mail)
      if (answer.status === 401) {
        forgetToken(account)
        answer = await post(mail)
      }
      return { providerId: readAnswer(answer), security: 'HTTPS' }
    },
  }
}

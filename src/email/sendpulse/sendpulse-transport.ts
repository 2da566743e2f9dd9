import { z } from 'zod'
import {
  MailRefused,
  type MailTransport,
  MailUncertain,
  MailUnreachable,
  type OutgoingMail,
} from '@/src/email/transport'
import { jsonIn } from '@/src/lib/json-in'
import { sha256 } from '@/src/lib/secrets'

/** What opens SendPulse's API, and where that is. */
export type SendPulseAccount = {
  readonly clientId: string
  readonly clientSecret: string
  readonly baseUrl: string
  /** How long an answer is waited for. */
  readonly patienceMs: number
}

/** SendPulse itself: silent for longer it is given up, so that a job ends before its time is up. */
export const SENDPULSE = { baseUrl: 'https://api.sendpulse.com', patienceMs: 20_000 } as const

export type Answered = {
  readonly status: number
  readonly body: unknown
  readonly words: string
}

const said = z.object({ message: z.string() }).or(
  z.object({ error_description: z.string() }).transform(({ error_description: message }) => ({
    message,
  })),
)

const NOT_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

function failure(error: unknown): Error {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const message = cause instanceof Error ? cause.message : String(cause)
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (NOT_CONNECTED.has(code))
    return new MailUnreachable(`SendPulse could not be reached: ${message || code}`)
  return new MailUncertain(`SendPulse did not answer: ${message}`)
}

/** Posts JSON to SendPulse. @throws MailUncertain when no answer came; MailUnreachable when nothing went out */
export async function postJson(
  { baseUrl, patienceMs }: SendPulseAccount,
  path: string,
  body: object,
  token?: string,
): Promise<Answered> {
  try {
    const answer = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    const text = (await answer.text()).slice(0, 20_000)
    const parsed = jsonIn(text)
    const words = said.safeParse(parsed).data?.message ?? text.slice(0, 300)
    return { status: answer.status, body: parsed, words: `${answer.status} ${words}`.trim() }
  } catch (error) {
    throw failure(error)
  }
}

type Token = { readonly text: string; readonly until: number }

const tokens = new Map<string, Token>()

const answer = z.object({ access_token: z.string().min(1), expires_in: z.number().default(3600) })

/** Renewed a minute early, so that none runs out on its way. */
const MARGIN_MS = 60_000

const keyOf = ({ baseUrl, clientId, clientSecret }: SendPulseAccount) =>
  sha256([baseUrl, clientId, clientSecret].join('\n'))

/** Has the next request ask for another token. */
export function forgetToken(account: SendPulseAccount): void {
  tokens.delete(keyOf(account))
}

/**
 * A token for SendPulse's API, kept for the hour that it lives.
 *
 * @param turn waited for before each request
 * @throws MailUnreachable with SendPulse's words: no mail has gone out yet
 */
export async function accessToken(
  account: SendPulseAccount,
  turn: () => Promise<void>,
): Promise<string> {
  const known = tokens.get(keyOf(account))
  if (known && known.until > Date.now()) return known.text
  await turn()
  const { status, body, words } = await postJson(account, '/oauth/access_token', {
    grant_type: 'client_credentials',
    client_id: account.clientId,
    client_secret: account.clientSecret,
  }).catch((error: unknown) => {
    throw new MailUnreachable(error instanceof Error ? error.message : String(error))
  })
  const parsed = answer.safeParse(body)
  if (status !== 200 || !parsed.success) {
    throw new MailUnreachable(`SendPulse did not accept the client ID and secret: ${words}`)
  }
  const { access_token: text, expires_in: seconds } = parsed.data
  tokens.set(keyOf(account), { text, until: Date.now() + seconds * 1000 - MARGIN_MS })
  return text
}

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

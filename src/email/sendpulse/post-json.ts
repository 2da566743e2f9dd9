import { z } from 'zod'

import type { SendPulseAccount } from '@/src/email/sendpulse/credentials'
import { MailUncertain, MailUnreachable } from '@/src/email/transport'

export type Answered = {
  readonly status: number
  readonly body: unknown
  /** What it said, for people. */
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

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

import { z } from 'zod'

import type { SendPulseAccount } from '@/src/email/sendpulse/credentials'
import { postJson } from '@/src/email/sendpulse/post-json'
import { MailUnreachable } from '@/src/email/transport'
import { sha256 } from '@/src/lib/secrets'

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

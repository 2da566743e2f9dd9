import config from '@payload-config'
import { getPayload } from 'payload'

import { peekToken } from '@/src/services/accounts/links/account-token'

export type EmailChange = { readonly token: string; readonly email: string; readonly user: string }

/** What a mailed link would change, without doing it; null when it works no more. */
export async function emailChangeOf(token: unknown): Promise<EmailChange | null> {
  if (typeof token !== 'string' || token.length > 100 || token.includes('\0')) return null
  const payload = await getPayload({ config })
  const holder = await peekToken({ payload }, 'change_email', token)
  return holder && { token, ...holder }
}

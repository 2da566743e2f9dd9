import { cookies } from 'next/headers'

import { offerOfLink } from '@/src/domain/catalogue/pricing/offer-link'
import { OFFER_COOKIE } from '@/src/lib/http/cookies'

type Begun = { readonly answers: { readonly offer?: string | null | undefined } } | null

/**
 * The offer with which a checkout begins: that of its own address, or else that of the last link,
 * until the buyer has asked for one or taken it off.
 */
export async function offerToStart(named: unknown, draft: Begun): Promise<string | null> {
  if (typeof named === 'string') return named.slice(0, 60)
  if (draft && draft.answers.offer !== undefined) return null
  return offerOfLink((await cookies()).get(OFFER_COOKIE)?.value)
}

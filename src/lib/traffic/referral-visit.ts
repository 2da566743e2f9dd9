import {
  isPersonalVisit,
  REFERRAL_DAYS,
  REFERRAL_PARAMETER,
  referralCode,
} from '@/src/domain/affiliates/referral'
import { CLIENT_HEADER, FRONT_HEADER } from '@/src/lib/http/front-headers'

const PATIENCE_MS = 2_000

type Visit = {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
}

/** What the site's own API must know of a visitor: to tell them apart, and to heed their wishes. */
const PASSED_ON = ['user-agent', 'dnt', 'sec-gpc', CLIENT_HEADER, FRONT_HEADER] as const

function headersFor(visit: Visit, token: string | undefined): Headers {
  const headers = new Headers({ 'content-type': 'application/json' })
  for (const name of PASSED_ON) {
    const value = visit.headers.get(name)
    if (value) headers.set(name, value)
  }
  const address = visit.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
  if (address) headers.set('x-forwarded-for', address)
  if (token) headers.set('authorization', `JWT ${token}`)
  return headers
}

function hostOf(referrer: string | null): string | null {
  return referrer && URL.canParse(referrer) ? new URL(referrer).hostname : null
}

/**
 * The code to remember of a visit through a referral link, which is counted on the way; null for
 * all other visits, without asking anybody.
 *
 * @param origin where this site's own API answers
 * @param token the visitor's session, where they have one: no one refers themselves
 */
export async function referralOf(
  origin: string,
  visit: Visit,
  token?: string,
): Promise<string | null> {
  const given = visit.url.searchParams.get(REFERRAL_PARAMETER)
  if (given === null) return null
  const code = referralCode(given)
  if (!code || !isPersonalVisit(visit.method, (name) => visit.headers.get(name))) return null
  try {
    const answer = await fetch(new URL('/api/affiliates/visit', origin), {
      method: 'POST',
      headers: headersFor(visit, token),
      body: JSON.stringify({
        code,
        path: visit.url.pathname,
        referrerHost: hostOf(visit.headers.get('referer')),
      }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const body: { remember?: boolean } = await answer.json()
    return answer.ok && body.remember === true ? code : null
  } catch {
    return code // no one answered in time; the checkout asks once more what the code is worth
  }
}

/** How long a browser keeps the code, in seconds. */
export const REFERRAL_LIFETIME = REFERRAL_DAYS * 86_400

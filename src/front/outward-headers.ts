import type { Answer } from '@/src/front/exchange'

/** For so long shared caches may keep a page that is not there, in seconds. */
const MISSING_FOR = 60
const TWO_YEARS = 63_072_000

/** The promise to come by https alone; null for a site that has none. */
export function transportSecurity(siteUrl: string, withSubdomains: boolean): string | null {
  if (!siteUrl.startsWith('https:')) return null
  return `max-age=${TWO_YEARS}${withSubdomains ? '; includeSubDomains' : ''}`
}

/** What is not there now may be there in a minute: no cache keeps its absence for a day. */
export function shortenAbsence(reply: Answer): void {
  if (reply.statusCode !== 404 && reply.statusCode !== 410) return
  const policy = String(reply.getHeader('cache-control') ?? '')
  if (/no-store|private/.test(policy)) return
  reply.header('cache-control', `public, max-age=0, s-maxage=${MISSING_FOR}, must-revalidate`)
}

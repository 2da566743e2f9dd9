import type { Answer } from '@/src/front/exchange'

/** For so long shared caches may keep a page that is not there, in seconds. */
const MISSING_FOR = 60
const TWO_YEARS = 63_072_000

/** The promise to come by https alone; null for a site that has none. */
export function transportSecurity(siteUrl: string, withSubdomains: boolean): string | null {
  if (!siteUrl.startsWith('https:')) return null
  return `max-age=${TWO_YEARS}${withSubdomains ? '; includeSubDomains' : ''}`
}

/** For what is no page of ours: it loads nothing and stands in no frame. */
export const BARE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

/** Files of a build: a worker among them goes by its own policy, so they have none. */
const isOfBuild = (path: string) => path.startsWith('/_next/static/')

const IN_WORDS = /^(?:text\/[\w.+-]+|application\/(?:[\w.-]+\+)?(?:xml|json)|image\/svg\+xml)$/i

/** What an answer lacks that every answer says, going by what it has. */
export function missingHeaders(
  path: string,
  said: (name: string) => unknown,
): (readonly [name: string, value: string])[] {
  const type = String(said('content-type') ?? '')
  return [
    ...(said('x-content-type-options') ? [] : [['x-content-type-options', 'nosniff'] as const]),
    ...(said('content-security-policy') || isOfBuild(path)
      ? []
      : [['content-security-policy', BARE_POLICY] as const]),
    ...(IN_WORDS.test(type) ? [['content-type', `${type}; charset=utf-8`] as const] : []),
  ]
}

/** What is not there now may be there in a minute: no cache keeps its absence for a day. */
export function shortenAbsence(reply: Answer): void {
  if (reply.statusCode !== 404 && reply.statusCode !== 410) return
  const policy = String(reply.getHeader('cache-control') ?? '')
  if (/no-store|private/.test(policy)) return
  reply.header('cache-control', `public, max-age=0, s-maxage=${MISSING_FOR}, must-revalidate`)
}

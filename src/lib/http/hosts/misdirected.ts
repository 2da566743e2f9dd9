import { env } from '@/src/lib/env'
import { isFromFront } from '@/src/lib/http/front-headers'
import { hostname, hostRule } from '@/src/lib/http/hosts/hosts'
import { isLoopback } from '@/src/lib/http/hosts/loopback'

const answersFor = hostRule({
  siteUrl: env.SITE_URL,
  allowedHosts: env.ALLOWED_HOSTS,
  isOpened: env.isOpened,
})

/**
 * Whether a request that came past the front is for another site. The front has looked at the rest;
 * the site itself, and its owner, ask the web process by this machine's own names.
 */
export function isMisdirected({ headers, url }: Pick<Request, 'headers' | 'url'>): boolean {
  if (isFromFront(headers)) return false
  const { host, pathname } = new URL(url)
  const asked = headers.get('host') ?? host
  const name = hostname(asked)
  return !(name !== null && isLoopback(name)) && !answersFor(asked, pathname)
}

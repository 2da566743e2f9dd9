import { env } from '@/src/lib/env'
import { isFromFront } from '@/src/lib/http/front-headers'
import { isLoopback } from '@/src/lib/http/hosts/loopback'

/** What anybody is told who asks for another site. */
export const MISDIRECTED = 'This server is not set up for that address.'

/** Where this web process listens itself, past the front. */
export const OWN_WEB_PROCESS = `http://127.0.0.1:${process.env.WEB_PORT ?? process.env.PORT ?? 3000}`

/** Where the site is, as far as it decides for whom we answer. */
export type Place = {
  /** The site's public address. */
  readonly siteUrl: string
  /** More names of it. */
  readonly allowedHosts: readonly string[]
  /** The site is at home on this machine, but was opened to the network on purpose. */
  readonly isOpened: boolean
}

/** Probes, and who collects figures, ask by whatever address they reach a process at. */
const PROBES = new Set(['/api/health', '/api/ready', '/metrics'])

const NUMERIC = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/

/** The name in a `Host` header, in lower case and without its port; null when it is none. */
export function hostname(header: string | undefined): string | null {
  if (!header || /[/\\@?#\s]/.test(header)) return null
  return URL.parse(`http://${header}`)?.hostname.replace(/\.$/, '') || null
}

/**
 * Tells for which `Host` a request is answered. A page of the internet that points its own name at
 * this machine (DNS rebinding) asks by that name, never by a number.
 */
export function hostRule({ siteUrl, allowedHosts, isOpened }: Place) {
  const site = new URL(siteUrl).hostname
  const isLocal = isLoopback(site)
  const names = new Set([site, ...allowedHosts.map((host) => hostname(host) ?? host)])
  return (header: string | undefined, pathname: string): boolean => {
    if (PROBES.has(pathname)) return true
    const name = hostname(header)
    if (name === null) return false
    if (names.has(name) || (isLocal && isLoopback(name))) return true
    return isOpened && NUMERIC.test(name)
  }
}

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

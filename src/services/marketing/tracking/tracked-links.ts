import { htmlText, textOfHtml } from '@/src/domain/mail/html-text'
import { env } from '@/src/lib/env'
import { derivedToken, isDerivedToken } from '@/src/lib/tokens'

/** A link of a campaign's mail: whose it is, which of the mail's links, and where it leads. */
export type TrackedLink = {
  readonly recipient: string
  readonly link: number
  readonly url: string
}

const subjectOf = ({ recipient, link, url }: TrackedLink) => `${recipient}\n${link}\n${url}`

/** Where a click is counted before it goes on to the link's own address, which is signed with it. */
export function clickAddress(tracked: TrackedLink): string {
  const search = new URLSearchParams({
    r: tracked.recipient,
    n: String(tracked.link),
    u: Buffer.from(tracked.url).toString('base64url'),
    s: derivedToken('campaignClick', subjectOf(tracked)),
  })
  return `${env.SITE_URL}/api/marketing/click?${search}`
}

/** What a link of ours says; null for one that we never wrote. */
export function readClick(search: URLSearchParams): TrackedLink | null {
  const [r, n, u, s] = ['r', 'n', 'u', 's'].map((name) => search.get(name) ?? '')
  if (!r || !n || !u || !s || !/^\d{1,4}$/.test(n)) return null
  const tracked = { recipient: r, link: Number(n), url: Buffer.from(u, 'base64url').toString() }
  return isDerivedToken('campaignClick', subjectOf(tracked), s) ? tracked : null
}

/** The picture of one dot that tells that a mail was opened. */
export function openAddress(recipient: string): string {
  const search = new URLSearchParams({ r: recipient, s: derivedToken('campaignOpen', recipient) })
  return `${env.SITE_URL}/api/marketing/open?${search}`
}

/** Whose mail was opened; null for an address that we never wrote. */
export function readOpen(search: URLSearchParams): string | null {
  const recipient = search.get('r') ?? ''
  return recipient && isDerivedToken('campaignOpen', recipient, search.get('s') ?? '')
    ? recipient
    : null
}

const LINK = /href="(https?:[^"]+)"/g

/** The links of a mail in the order in which their clicks are counted. */
export const linksOf = (html: string): string[] => [
  ...new Set([...html.matchAll(LINK)].map(([, found = '']) => textOfHtml(found))),
]

/** A mail whose links are counted and whose opening is; how many links that are. */
export function withTracking(html: string, recipient: string): { html: string; links: number } {
  const urls = linksOf(html)
  const linked = html.replace(LINK, (_whole, found: string) => {
    const url = textOfHtml(found)
    return `href="${htmlText(clickAddress({ recipient, link: urls.indexOf(url), url }))}"`
  })
  const dot = `<img src="${htmlText(openAddress(recipient))}" width="1" height="1" alt="">`
  return { html: linked.replace('</body>', `${dot}</body>`), links: urls.length }
}

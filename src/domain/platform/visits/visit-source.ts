import { capitalized } from '@/src/domain/vocabulary/text/capitalized'
import type { VisitInput } from './visit-input'

const DIRECT = 'Direct'

const SEARCH =
  /(?:^|\.)(google|bing|duckduckgo|ecosia|yahoo|baidu|yandex|brave)\.(?:com?\.)?[a-z]{2,3}$/
const NETWORKS: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'fb.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'lnkd.in': 'LinkedIn',
  'reddit.com': 'Reddit',
  't.co': 'X',
  'twitter.com': 'X',
  'x.com': 'X',
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
}

function siteOf(host: string): string {
  const engine = SEARCH.exec(host)?.[1]
  if (engine) return engine === 'duckduckgo' ? 'DuckDuckGo' : capitalized(engine)
  const network = Object.entries(NETWORKS).find(
    ([name]) => host === name || host.endsWith(`.${name}`),
  )
  return network?.[1] ?? host
}

/**
 * Where a visitor came from, in a word: what the link says of itself, else the site that linked;
 * "Direct" for those who typed the address, and for links from page to page of our own.
 */
export function sourceOf(
  { source, referrer }: Pick<VisitInput, 'source' | 'referrer'>,
  own: readonly string[],
): string {
  if (source) return source
  if (!referrer || own.includes(referrer)) return DIRECT
  return siteOf(referrer)
}

type ReadHeader = (name: string) => string | null | undefined

/** Whether a visitor asks not to be followed (Do Not Track, Global Privacy Control): not counted. */
export function asksForPrivacy(header: ReadHeader): boolean {
  return header('dnt') === '1' || header('sec-gpc') === '1'
}

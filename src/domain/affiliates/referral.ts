/*
 * The last click counts: anyone who sent a visitor most recently is credited with what they buy within
 * 60 days. It is the rule that both sides can check, it needs no history of where a visitor has been,
 * and the cookie holds one code and nothing else.
 */
export const REFERRAL_DAYS = 60

/** The query parameter that carries a code: `/?ref=ADA_7KQ2MX`. */
export const REFERRAL_PARAMETER = 'ref'

const CODE = /^[A-Za-z0-9_.+-]{3,80}$/

/** A text that may be a referral code, as codes are stored; null when it cannot be one. */
export function referralCode(text: string | null | undefined): string | null {
  return text && CODE.test(text) ? text.toUpperCase() : null
}

/** What fetches pages without a person who reads them: crawlers, link previews, tools. */
const AUTOMATED =
  /bot\b|bot[/;]|crawl|spider|slurp|preview|facebookexternalhit|facebookcatalog|whatsapp|telegram|skypeuri|embedly|pinterest\/|bitlybot|headless|lighthouse|pagespeed|phantomjs|prerender|monitor|uptime|curl|wget|httpie|python|java\/|okhttp|go-http|axios|node-fetch|undici|libwww|scrapy|postman/i

type ReadHeader = (name: string) => string | null | undefined

/** Whether a request is a person opening a page: no robot, no prefetch, no data for a page. */
export function isPersonalVisit(method: string, header: ReadHeader): boolean {
  if (method !== 'GET') return false
  const agent = header('user-agent') ?? ''
  if (agent.length < 20 || AUTOMATED.test(agent)) return false
  const purpose = `${header('sec-purpose') ?? ''} ${header('purpose') ?? ''} ${header('x-moz') ?? ''}`
  if (/prefetch|prerender|preview/i.test(purpose)) return false
  if (header('next-router-prefetch') || header('rsc')) return false
  return ['document', null, undefined, ''].includes(header('sec-fetch-dest'))
}

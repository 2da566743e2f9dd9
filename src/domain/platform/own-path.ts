/** A page of this site: `/`, `/services/ein`. Never `//elsewhere`, never with spaces or a query. */
const OWN_PATH = /^\/(?:[\w.~%'+,-]+(?:\/[\w.~%'+,-]+)*)?$/

/** Parts that browsers take out before they ask. */
const DOTS = /\/\.{1,2}(?:\/|$)/

export const isOwnPath = (text: string): boolean => OWN_PATH.test(text) && !DOTS.test(text)

/** A path as browsers ask for it, however it is written; any other text as it is. */
export function askedPath(text: string): string {
  if (!text.startsWith('/') || text.startsWith('//')) return text
  try {
    const url = new URL('http://site')
    url.pathname = decodeURIComponent(text)
    return url.pathname
  } catch {
    return text
  }
}

/** Whether a text is an address of the web that begins with https://. */
export const isSecureAddress = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:'

import { htmlText } from '@/src/domain/mail/html-text'

/** A link whose key stays out of a template, whatever the template makes of the link. */
export type VeiledLink = {
  /** What the template is given: the address, with a stand-in for the key. */
  readonly shown: string
  /** The filled template, with the key again where a reader follows or reads the whole link. */
  readonly reveal: (html: string) => string
  /** The link in the plain part of an email. */
  readonly revealText: (text: string) => string
}

const STYLE_OR_TEXT = /<style\b[\s\S]*?<\/style>|>[^<]+/gi
const LINK = /https?:\/\/[^\s"'<>[\]()]+/g

/**
 * Veils what follows the question mark of a link. Who writes templates may cut it in pieces, turn it
 * round or put it into the address of a picture elsewhere: all they get is the stand-in. The key comes
 * back in an `href` that is this link from its beginning, and in text that shows it as a link of its own.
 *
 * @param standIn a text of letters and digits that stands nowhere else
 */
export function redactLinkTokens(link: string, standIn: string): VeiledLink {
  const [address, query] = link.split('?')
  if (query === undefined)
    return { shown: link, reveal: (html) => html, revealText: (text) => text }
  const shown = `${address}?${standIn}`
  const whole = htmlText(link)
  const inText = (text: string, whole: string) =>
    text.replace(LINK, (found) =>
      found.startsWith(shown) ? whole + found.slice(shown.length) : found,
    )
  return {
    shown,
    reveal: (html) =>
      html
        .replaceAll(`href="${shown}`, () => `href="${whole}`)
        .replace(STYLE_OR_TEXT, (part) => (part.startsWith('>') ? inText(part, whole) : part)),
    revealText: (text) => inText(text, link),
  }
}

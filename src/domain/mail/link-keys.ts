import { isId } from '@/src/domain/vocabulary/id'

export type LinkKeys = Readonly<Record<string, string>>

/** Parameters that open nothing; every other one is taken for a key. */
const OPEN_PARAMETERS = new Set(['to', 'of'])

const LINK = /https?:\/\/[^\s"'<>[\]()]+/g
const PARAMETER = /([?&#](?:amp;)?)([^=&#?]+)=([^&#]+)/g
/** A part of a path that is too long for a word; the ids of rows are no keys. */
const LONG_PART = /(?<=\/)[\w-]{32,}(?=[./?#]|$)/g
const HIDDEN = /link-hidden-[0-9a-f]{12}-\d+/g

const originOf = (link: string) => /^https?:\/\/[^/?#]+/.exec(link)?.[0] ?? ''

/**
 * Takes the keys out of the links of one mail, and remembers them.
 *
 * A link of ours is taken to carry a key in every parameter that is not known to open nothing, so
 * that a link which is invented later is hidden without anybody thinking of it.
 */
export class LinkTokenRedactor {
  readonly #names = new Map<string, string>()
  readonly #origins: ReadonlySet<string>
  readonly #nonce: string

  /**
   * @param origins what our own links begin with, such as `https://example.com`
   * @param nonce 12 hexadecimal characters, so that what people typed is not taken for a mark
   */
  constructor(origins: readonly string[], nonce: string) {
    this.#origins = new Set(origins)
    this.#nonce = nonce
  }

  /** A text of the mail, with marks in place of keys; a key has the same mark in all of them. */
  hide(text: string): string {
    return text.replace(LINK, (link) =>
      this.#origins.has(originOf(link)) ? this.#veil(link) : link,
    )
  }

  get keys(): LinkKeys {
    return Object.fromEntries([...this.#names].map(([key, mark]) => [mark, key]))
  }

  #veil(link: string): string {
    return link
      .replace(PARAMETER, (whole, before: string, name: string, value: string) =>
        OPEN_PARAMETERS.has(name) ? whole : `${before}${name}=${this.#markOf(value)}`,
      )
      .replace(LONG_PART, (part) => (isId(part) ? part : this.#markOf(part)))
  }

  #markOf(key: string): string {
    const known = this.#names.get(key)
    if (known) return known
    const mark = `link-hidden-${this.#nonce}-${this.#names.size + 1}`
    this.#names.set(key, mark)
    return mark
  }
}

/** A text as it is sent: each mark is the key again that it stands for. */
export function insertKeys(text: string, keys: LinkKeys): string {
  return text.replace(HIDDEN, (mark) => (Object.hasOwn(keys, mark) ? (keys[mark] ?? mark) : mark))
}

/** A text that may repeat a key, such as what a mail server has answered, without it. */
export function withoutKeys(text: string, keys: LinkKeys): string {
  return Object.entries(keys).reduce((left, [mark, key]) => left.replaceAll(key, mark), text)
}

export const hasHiddenKeys = (text: string): boolean => text.search(HIDDEN) >= 0

/** A mail's HTML for staff: a link that has lost its key says so and leads nowhere. */
export function withLinksHidden(html: string): string {
  return html
    .replace(/href="[^"]*link-hidden-[^"]*"/g, 'title="Link hidden"')
    .replace(LINK, (link) => (hasHiddenKeys(link) ? '[link hidden]' : link))
}

/** A piece of a message: plain words, or the address of a page. */
export type TextPart = {
  readonly at: number
  readonly text: string
  readonly href: string | null
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"']+/gi
/** Ends a sentence more often than an address. */
const TRAILING = /[.,;:!?)\]}’”]+$/

/** A message's text with the web addresses in it found; everything else stays text. */
export function textParts(body: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of body.matchAll(ADDRESS)) {
    const text = match[0].replace(TRAILING, '')
    if (!URL.canParse(text)) continue
    if (match.index > end) parts.push({ at: end, text: body.slice(end, match.index), href: null })
    parts.push({ at: match.index, text, href: new URL(text).href })
    end = match.index + text.length
  }
  if (end < body.length) parts.push({ at: end, text: body.slice(end), href: null })
  return parts
}

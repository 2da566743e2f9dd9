/** The elements that the visual editor holds, each with the attributes it keeps. */
const HELD: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'title'],
  b: [],
  blockquote: [],
  br: [],
  code: [],
  em: [],
  h1: [],
  h2: [],
  h3: [],
  hr: [],
  i: [],
  img: ['alt', 'height', 'src', 'width'],
  li: [],
  ol: [],
  p: ['align'],
  s: [],
  strong: [],
  sup: [],
  u: [],
  ul: [],
}

const ELEMENT = /<([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi
const ATTRIBUTE = /([a-z][a-z0-9-]*)\s*(?:=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/gi

/** What of a template's HTML the visual editor would lose, in words; nothing where it holds it all. */
export function lostInEditor(html: string): readonly string[] {
  const lost = new Set<string>()
  if (/<!--/.test(html)) lost.add('comments')
  if (/\{%/.test(html)) lost.add('Liquid tags such as {% if %}')
  for (const [, element = '', attributes = ''] of html.matchAll(ELEMENT)) {
    const name = element.toLowerCase()
    const kept = HELD[name]
    if (!kept) {
      lost.add(`<${name}>`)
      continue
    }
    for (const [, attribute = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (!kept.includes(attribute.toLowerCase()))
        lost.add(`${attribute.toLowerCase()} of <${name}>`)
    }
  }
  return [...lost].toSorted()
}

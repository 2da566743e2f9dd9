const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** A text as HTML has it, also within an attribute: nothing in it acts. */
export const htmlText = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&amp;': '&',
}

/** What a text of HTML says. */
export const textOfHtml = (html: string): string =>
  html.replaceAll(/&(?:quot|#x27|#39|lt|gt|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)

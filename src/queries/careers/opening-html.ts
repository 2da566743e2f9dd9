import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html'
import sanitizeHtml from 'sanitize-html'

import type { JobOpening } from '@/src/payload-types'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
}

/** The description of an opening as HTML of a few harmless elements. */
export function openingHtml(description: JobOpening['description']): string {
  const html = convertLexicalToHTML({ data: description, disableContainer: true })
  return sanitizeHtml(html, OPTIONS)
}

import juice from 'juice'
import sanitizeHtml from 'sanitize-html'

/** What a mail may consist of: nothing that acts, loads a program or sends a form. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'center', 'code', 'col', 'colgroup', 'div',
    'em', 'font', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img', 'li', 'ol', 'p', 'pre',
    's', 'section', 'small', 'span', 'strong', 'style', 'sub', 'sup', 'table', 'tbody', 'td',
    'tfoot', 'th', 'thead', 'tr', 'u', 'ul',
  ], // biome-ignore format: a list of words
  allowVulnerableTags: true, // `style`: values in it are escaped, and no page of ours shows it
  allowedAttributes: {
    '*': ['align', 'aria-*', 'bgcolor', 'class', 'dir', 'height', 'id', 'lang', 'role', 'style', 'title', 'valign', 'width'],
    a: ['href', 'name', 'target'],
    font: ['color', 'face', 'size'],
    img: ['alt', 'border', 'src'],
    table: ['border', 'cellpadding', 'cellspacing'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  }, // biome-ignore format: as above
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: ['script', 'textarea', 'option', 'noscript', 'title', 'template'],
  parseStyleAttributes: false,
}

/** What no style of a mail may hold: it would load something, or act in old programs. */
const ACTIVE_STYLE = /@import[^;]*;?|expression\s*\(|behavior\s*:|-moz-binding\s*:|javascript:/gi

const LOOK =
  'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;overflow-wrap:anywhere'

/** On a phone nothing is wider than the screen. */
const FITTING =
  '<style>img{max-width:100%;height:auto}table{max-width:100%}pre{white-space:pre-wrap}</style>'

/** The HTML of a mail as it is sent: cleaned, with its styles on each element, and a whole page. */
export function mailPage(html: string, title: string): string {
  const clean = sanitizeHtml(html, OPTIONS).replace(ACTIVE_STYLE, '')
  const body = juice(clean, { preserveMediaQueries: true, removeStyleTags: true })
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${sanitizeHtml(title, { allowedTags: [], allowedAttributes: {} })}</title>`,
    `${FITTING}</head>`,
    `<body style="margin:0;padding:16px;${LOOK}"><div style="max-width:600px;margin:0 auto">`,
    body,
    '</div></body></html>',
  ].join('')
}

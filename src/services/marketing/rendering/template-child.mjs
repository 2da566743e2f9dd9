// A process of its own: what people typed can exhaust its memory or its time, and nothing else's.
// Plain JavaScript, because it is started from its file; a container holds it as one bundled file.
import { convert } from 'html-to-text'
import juice from 'juice/client'
import { Liquid } from 'liquidjs'
import sanitizeHtml from 'sanitize-html'

/** They read files, or pass text on without escaping it. */
const REFUSED_TAGS = ['raw', 'include', 'render', 'layout', 'block', 'liquid']
const REFUSED_FILTERS = ['raw']

const RENDER_MS = 400
/** UTF-16 units of a filled template; mail programs cut off what is over 102 kB. */
const MOST_OUTPUT = 600_000
const MOST_DEPTH = 250
const MOST_ELEMENTS = 10_000
/** Inlining compares each selector with each element, at about 2 µs each. */
const MOST_COMPARISONS = 300_000
const MOST_SELECTORS = 4_000

class OverLimit extends Error {
  name = 'OverLimit'
}

function engine(outputEscape) {
  const liquid = new Liquid({
    templates: {}, // there are no others, so no file is ever looked for
    ownPropertyOnly: true,
    strictVariables: true,
    strictFilters: true,
    lenientIf: true, // so that `default` and `if` may ask for what is missing
    parseLimit: 100_000,
    renderLimit: RENDER_MS,
    memoryLimit: 300_000, // a range counts each of its numbers
    outputEscape,
  })
  for (const tag of REFUSED_TAGS) delete liquid.tags[tag]
  for (const filter of REFUSED_FILTERS) delete liquid.filters[filter]
  return liquid
}

const FOR_TEXT = engine(undefined)
const FOR_HTML = engine('escape')
const KEPT = 20

/** Templates that were read already, by their text: the same one is sent to thousands. */
const parsed = { subject: new Map(), content: new Map() }

function parse(place, text) {
  const known = parsed[place].get(text)
  if (known) return known
  const template = (place === 'subject' ? FOR_TEXT : FOR_HTML).parse(text)
  if (parsed[place].size >= KEPT) parsed[place].clear()
  parsed[place].set(text, template)
  return template
}

/** What a mail may consist of: nothing that acts, loads a program or sends a form. */
const CLEAN = {
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
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi

function cleaned(html) {
  let depth = 0
  let elements = 0
  const clean = sanitizeHtml(html, {
    ...CLEAN,
    onOpenTag: () => {
      depth += 1
      elements += 1
      if (depth > MOST_DEPTH) throw new OverLimit('elements are nested too deep')
      if (elements > MOST_ELEMENTS) throw new OverLimit('there are too many elements')
    },
    onCloseTag: () => {
      depth -= 1
    },
  }).replace(ACTIVE_STYLE, '')
  const styles = Array.from(clean.matchAll(STYLE), ([, css]) => css).join('\n')
  const selectors = (styles.match(/[{,]/g) ?? []).length
  if (selectors > MOST_SELECTORS || selectors * elements > MOST_COMPARISONS) {
    throw new OverLimit('there are too many styles')
  }
  return clean
}

const LOOK =
  'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;overflow-wrap:anywhere'

/** On a phone nothing is wider than the screen. */
const FITTING =
  '<style>img{max-width:100%;height:auto}table{max-width:100%}pre{white-space:pre-wrap}</style>'

/** The HTML of a mail as it is sent: cleaned, with its styles on each element, and a whole page. */
const mailPage = (html, title) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${sanitizeHtml(title, { allowedTags: [], allowedAttributes: {} })}</title>`,
    `${FITTING}</head>`,
    `<body style="margin:0;padding:16px;${LOOK}"><div style="max-width:600px;margin:0 auto">`,
    juice(cleaned(html), { preserveMediaQueries: true, removeStyleTags: true }),
    '</div></body></html>',
  ].join('')

const plainText = (html) =>
  convert(html, {
    wordwrap: 78,
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      { selector: 'img', format: 'skip' },
    ],
  })

/** A subject is one line: what people typed must not start another header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
const oneLine = (text) => text.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim()

/** A template that had the processor for less of its time ran out of the machine's, not its own. */
const isStarved = (message, cpu) =>
  message.includes('template render limit') && (cpu.user + cpu.system) / 1000 < RENDER_MS / 2

function problem(place, error, before) {
  const { name, message, token, originalError } = error
  if (isStarved(String(message), process.cpuUsage(before))) return 'busy'
  const [line, column] = token?.getPosition?.() ?? [1, 1]
  const isOver = error instanceof RangeError || originalError instanceof RangeError
  if (isOver) return { place, kind: 'OverLimit', message: 'it takes too much memory', line, column }
  const kind = originalError?.name ?? name
  return { place, kind, message: String(message).slice(0, 300), line, column }
}

function run({ subject, content, values }) {
  const before = process.cpuUsage()
  const filled = { subject: '', content: '' }
  const names = { subject: [], content: [] }
  let place = 'subject'
  try {
    for (place of ['subject', 'content']) {
      const template = parse(place, place === 'subject' ? subject : content)
      const liquid = place === 'subject' ? FOR_TEXT : FOR_HTML
      names[place] = liquid.globalVariablesSync(template)
      if (values) filled[place] = liquid.renderSync(template, values)
      if (filled[place].length > MOST_OUTPUT)
        throw new OverLimit('it is too long when it is filled in')
    }
    const line = oneLine(filled.subject)
    if (!values) {
      cleaned(content)
      return { names, mail: { subject: line, html: '', text: '' } }
    }
    const html = mailPage(filled.content, line)
    return { names, mail: { subject: line, html, text: plainText(html) } }
  } catch (error) {
    const found = problem(place, error, before)
    return found === 'busy' ? { busy: true } : { problem: found }
  }
}

process.on('message', ({ id, ...question }) => process.send?.({ id, ...run(question) }))
process.send?.({ id: 0 })

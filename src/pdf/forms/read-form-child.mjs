// A process of its own: a file that someone loads can exhaust its memory or its time, and nothing else's.
// Plain JavaScript, because it is started from its file; a container holds it as one bundled file.
import { PDF } from '@libpdf/core'

const MOST_PAGES = 40
const MOST_FIELDS = 2_000
/** Forms are a few pages; what follows is their instructions. */
const MOST_READ = 6

const KINDS = new Set(['text', 'checkbox', 'radio', 'signature'])

/** Where each widget stands: the page that lists it, whatever it says of itself. */
function pageOfWidgets(pdf) {
  const pages = new Map()
  for (const [index, page] of pdf.getPages().entries()) {
    const annots = page.dict.getArray('Annots', (ref) => pdf.getObject(ref))
    for (const annot of annots ?? []) {
      if ('objectNumber' in annot) pages.set(annot.objectNumber, index)
    }
  }
  return pages
}

function fieldOf(field, pages) {
  const isText = field.type === 'text'
  return {
    name: field.name,
    kind: KINDS.has(field.type) ? field.type : 'other',
    max: isText ? field.maxLength : 0,
    isComb: isText && field.isComb,
    isMultiline: isText && field.isMultiline,
    places: field.getWidgets().flatMap((widget) => {
      const page = widget.ref && pages.get(widget.ref.objectNumber)
      return page === undefined || page === null ? [] : [{ page, rect: [...widget.rect] }]
    }),
  }
}

/** Whether anything in the file names a script: in its catalog, its names or a field's actions. */
function hasScript(catalog, resolve) {
  const names = catalog.getDict('Names', resolve)
  return catalog.has('OpenAction') || catalog.has('AA') || Boolean(names?.has('JavaScript'))
}

const MOST_PIECES = 8_000

/** What is printed on a page, in pieces that a gap divides, with the place of each. */
function piecesOf(page, index) {
  const pieces = []
  for (const { spans } of page.extractText().lines) {
    for (const { chars } of spans) {
      let last = null
      for (const { char, bbox, fontSize } of chars) {
        if (last && bbox.x - last.right < fontSize) last.text += char
        else {
          last = { page: index, text: char, x: bbox.x, y: bbox.y }
          pieces.push(last)
        }
        last.right = bbox.x + bbox.width
      }
    }
  }
  return pieces.filter(({ text }) => text.trim() !== '').slice(0, MOST_PIECES)
}

async function read(bytes) {
  const pdf = await PDF.load(bytes)
  if (pdf.isEncrypted) return { refused: 'encrypted' }
  if (pdf.getPageCount() > MOST_PAGES) return { refused: 'long' }
  const fields = pdf.getForm()?.getFields() ?? []
  if (fields.length > MOST_FIELDS) return { refused: 'long' }
  const resolve = (ref) => pdf.getObject(ref)
  const catalog = pdf.getCatalog()
  const pages = pageOfWidgets(pdf)
  return {
    pages: pdf.getPageCount(),
    isTurned: pdf
      .getPages()
      .some((page) => (page.dict.getNumber('Rotate', resolve)?.value ?? 0) % 360 !== 0),
    hasXfa: Boolean(catalog.getDict('AcroForm', resolve)?.has('XFA')),
    hasScript: hasScript(catalog, resolve),
    pieces: pdf.getPages().slice(0, MOST_READ).flatMap(piecesOf),
    fields: fields.map((field) => fieldOf(field, pages)),
  }
}

process.once('message', (bytes) => {
  read(bytes)
    .catch(() => ({ refused: 'unreadable' }))
    .then((answer) => process.send?.(answer, () => process.exit(0)))
})

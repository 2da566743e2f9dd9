import { z } from 'zod'
import FORMS from '@/sandbox/forms/forms.json' with { type: 'json' }
import { pdfOf, plain, wrapped, written } from '@/sandbox/forms/pdf-text'

const field = z.object({
  name: z.string(),
  kind: z.enum(['text', 'checkbox', 'signature', 'radio']),
  caption: z.string().default(''),
  /** How many characters it takes; 0 for any number. */
  max: z.number().default(0),
  comb: z.boolean().default(false),
})
type Field = z.output<typeof field>

const form = z.object({
  key: z.string(),
  form: z.string(),
  title: z.string(),
  revision: z.string(),
  lines: z.array(z.object({ line: z.string(), label: z.string(), fields: z.array(field) })),
})
type Form = z.output<typeof form>

/** The official forms by their lines, as public sources had them on November 25, 2026. */
export const SANDBOX_FORMS: readonly Form[] = z.array(form).parse(FORMS)

export const PLAY_NAMES = [
  'published',
  'new_revision',
  'missing_field',
  'longer_limit',
  'shorter_limit',
  'renamed_field',
  'extra_field',
  'radio_group',
  'xfa',
  'script',
  'encrypted',
] as const
export type Play = (typeof PLAY_NAMES)[number]

/** What a file plays, beside the one that is published. */
export const PLAYS: Readonly<Record<Play, string>> = {
  published: 'as it is published',
  new_revision: 'a new revision with the same fields',
  missing_field: 'without one of its fields',
  longer_limit: 'with a longer limit of a field',
  shorter_limit: 'with a shorter limit of a field',
  renamed_field: 'with a field under another name',
  extra_field: 'with one field more',
  radio_group: 'with a radio group in place of a pair of boxes',
  xfa: 'with an XFA packet beside its fields',
  script: 'with a script that runs when it is opened',
  encrypted: 'encrypted',
}

/** Changes the last field for which `change` has an answer; an answer of null takes it away. */
function changed(
  { lines, ...rest }: Form,
  isIt: (field: Field) => boolean,
  change: (field: Field) => readonly Field[],
): Form {
  const name = lines.flatMap(({ fields }) => fields).findLast(isIt)?.name
  const all = lines.map((line) => ({
    ...line,
    fields: line.fields.flatMap((one) => (one.name === name ? change(one) : [one])),
  }))
  return { ...rest, lines: all }
}

const isLimited = ({ max }: Field) => max > 0
const isText = ({ kind }: Field) => kind === 'text'
/** A limit changes where there is one; else the field gets one. */
const limited = (from: Form): ((field: Field) => boolean) =>
  from.lines.some(({ fields }) => fields.some(isLimited)) ? isLimited : isText

function playing(from: Form, play: Play): Form {
  switch (play) {
    case 'new_revision':
      return { ...from, revision: 'January 2031' }
    case 'missing_field':
      return changed(from, isText, () => [])
    case 'longer_limit':
      return changed(from, limited(from), (one) => [{ ...one, max: one.max + 7 }])
    case 'shorter_limit':
      return changed(from, limited(from), (one) => [{ ...one, max: Math.max(1, one.max - 1) }])
    case 'renamed_field':
      return changed(from, isText, (one) => [{ ...one, name: `${one.name.slice(0, -3)}_new[0]` }])
    case 'extra_field':
      return changed(from, isText, (one) => [
        one,
        { ...one, name: `${one.name.slice(0, -3)}9[0]`, caption: 'new' },
      ])
    case 'radio_group': {
      const second = /\[1\]$/
      const pair = from.lines.flatMap(({ fields }) => fields).find(({ name }) => second.test(name))
      const first = pair?.name.replace(second, '[0]')
      const without = changed(
        from,
        ({ name }) => name === pair?.name,
        () => [],
      )
      return changed(
        without,
        ({ name }) => name === first,
        (one) => [{ ...one, kind: 'radio' }],
      )
    }
    default:
      return from
  }
}

type Placed = { readonly field: Field; readonly rect: readonly number[]; readonly page: number }
type Sheet = { readonly page: number; readonly drawn: string[] }

const [LEFT, TOP, BOTTOM] = [36, 756, 48]
const [LABELS, FIELDS, RIGHT] = [84, 290, 576]

const letters = (text: string, x: number, y: number, size: number, font = 'F1') =>
  `BT /${font} ${size} Tf ${x} ${y} Td ${written(text)} Tj ET`

/** On which page of the official file a field stands, by its name. */
const pageOf = (name: string): number => Number(/\.Page(\d)\[/.exec(name)?.[1] ?? 1)

const revisionText = ({ key, form: name, revision }: Form): string => {
  if (key === '1120') return `Form ${name} (${revision})`
  return name.startsWith('PS ') ? `${name}, ${revision}` : `Form ${name} (Rev. ${revision})`
}

/** Every line with its number and label at the left, and its fields beside them. */
function laidOut(of: Form): { readonly sheets: Sheet[]; readonly fields: Placed[] } {
  const sheets: Sheet[] = []
  const fields: Placed[] = []
  let y = 0
  const begin = (page: number) => {
    sheets.push({ page, drawn: [] })
    y = TOP
    put(revisionText(of), LEFT, 8, 'F2')
    put(`${of.title} (sandbox: not an official form)`, LABELS + 130, 8)
    y -= 22
  }
  const put = (text: string, x: number, size: number, font = 'F1') =>
    sheets.at(-1)?.drawn.push(letters(text, x, y, size, font))

  for (const { line, label, fields: own } of of.lines) {
    const page = own[0] ? pageOf(own[0].name) : (sheets.at(-1)?.page ?? 1)
    const words = wrapped(plain(label), 54)
    const columns = own.length > 1 ? 3 : 1
    const rows = Math.ceil(own.length / columns)
    const height = Math.max(words.length * 8, rows * 17) + 5
    if (sheets.at(-1)?.page !== page || y - height < BOTTOM) begin(page)
    const top = y
    put(line, LEFT, 7, 'F2')
    for (const text of words) {
      put(text, LABELS, 7)
      y -= 8
    }
    const width = (RIGHT - FIELDS) / columns
    for (const [index, one] of own.entries()) {
      const x = FIELDS + (index % columns) * width
      y = top - Math.floor(index / columns) * 17
      const isBox = one.kind === 'checkbox' || one.kind === 'radio'
      const caption = plain(one.caption).slice(0, 24)
      if (isBox) put(caption, x + 12, 6)
      const wide = one.caption && !isBox ? width - 40 : width - 6
      if (one.caption && !isBox) put(caption.slice(0, 9), x + wide + 2, 6)
      const rect = isBox ? [x, y - 2, x + 9, y + 7] : [x, y - 4, x + wide, y + 9]
      fields.push({ field: one, rect, page: sheets.length - 1 })
    }
    y = top - height
  }
  return { sheets, fields }
}

const COMB = 1 << 24
const RADIO = 1 << 15

/** Numbers objects as they come: the catalog first. */
class Objects {
  readonly all: string[] = ['']
  add(object: string): number {
    return this.all.push(object)
  }
}

const stream = (text: string, more = '') =>
  `<< /Length ${text.length} ${more}>>\nstream\n${text}\nendstream`

const MARKED = 'q 1 0 0 RG 1 1 m 8 8 l 1 8 m 8 1 l S Q'
const SQUARE = '/Type /XObject /Subtype /Form /BBox [0 0 9 9] '

/** Fields stand in a tree, as in the official files: each knows the last part of its name. */
function fieldTree(objects: Objects, placed: readonly Placed[], pages: readonly number[]) {
  const on = objects.add(stream(MARKED, SQUARE))
  const off = objects.add(stream('', SQUARE))
  const look = (value: string) => `/AS /Off /AP << /N << /${value} ${on} 0 R /Off ${off} 0 R >> >>`
  const parents = new Map<string, { readonly no: number; readonly kids: number[] }>()
  const roots: number[] = []
  const widgets = pages.map((): number[] => [])

  const kidsOf = (path: readonly string[]): { no: number; kids: number[] } => {
    const key = path.join('.')
    const known = parents.get(key)
    if (known) return known
    const made = { no: objects.add(''), kids: [] }
    parents.set(key, made)
    const above = path.length > 1 ? kidsOf(path.slice(0, -1)) : null
    const [list, parent] = above ? [above.kids, `/Parent ${above.no} 0 R`] : [roots, '']
    list.push(made.no)
    objects.all[made.no - 1] = `${written(path.at(-1) ?? '')} ${parent}` // its kids follow at the end
    return made
  }

  for (const { field: one, rect, page } of placed) {
    const path = one.name.startsWith('topmostSubform') ? one.name.split('.') : [one.name]
    const above = path.length > 1 ? kidsOf(path.slice(0, -1)) : null
    const parent = above ? `/Parent ${above.no} 0 R` : ''
    const name = `/T ${written(path.at(-1) ?? '')} ${parent}`
    const widget = (place: readonly number[]) =>
      `/Type /Annot /Subtype /Widget /F 4 /Rect [${place.join(' ')}] /P ${pages[page]} 0 R`
    const list = above?.kids ?? roots
    if (one.kind === 'radio') {
      const [x = 0, low = 0, right = 0, high = 0] = rect
      const no = objects.add('')
      const kids = [0, 20].map((move, index) =>
        objects.add(
          `<< ${widget([x + move, low, right + move, high])} /Parent ${no} 0 R ${look(`Other${index}`)} >>`,
        ),
      )
      objects.all[no - 1] =
        `<< ${name} /FT /Btn /Ff ${RADIO} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`
      list.push(no)
      widgets[page]?.push(...kids)
      continue
    }
    const kind = {
      text: `/FT /Tx /DA (/F1 8 Tf 0 0 0.5 rg) ${one.max ? `/MaxLen ${one.max}` : ''} ${one.comb ? `/Ff ${COMB}` : ''}`,
      checkbox: `/FT /Btn ${look('1')}`,
      signature: '/FT /Sig',
    }[one.kind]
    const no = objects.add(`<< ${name} ${kind} ${widget(rect)} >>`)
    list.push(no)
    widgets[page]?.push(no)
  }
  for (const { no, kids } of parents.values()) {
    objects.all[no - 1] =
      `<< /T ${objects.all[no - 1]} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`
  }
  return { roots, widgets }
}

const list = (numbers: readonly number[]) => `[${numbers.map((no) => `${no} 0 R`).join(' ')}]`

const PACKET =
  '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template><subform name="topmostSubform"/></template></xdp:xdp>'

/** A form to fill in, with the names, labels, limits and groups of the official one. */
export async function makeForm(key: string, play: Play = 'published'): Promise<Uint8Array> {
  const found = SANDBOX_FORMS.find((one) => one.key === key)
  if (!found) throw new Error(`There is no form ${key}`)
  const { sheets, fields } = laidOut(playing(found, play))
  const objects = new Objects()
  const [plainFace, boldFace] = ['Helvetica', 'Helvetica-Bold'].map((face) =>
    objects.add(`<< /Type /Font /Subtype /Type1 /BaseFont /${face} /Encoding /WinAnsiEncoding >>`),
  )
  const faces = `<< /F1 ${plainFace} 0 R /F2 ${boldFace} 0 R >>`
  const tree = objects.add('')
  const pages = sheets.map(() => objects.add(''))
  const { roots, widgets } = fieldTree(objects, fields, pages)
  for (const [index, { drawn }] of sheets.entries()) {
    const content = objects.add(stream(drawn.join('\n')))
    objects.all[(pages[index] ?? 1) - 1] =
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 612 792] /Resources << /Font ${faces} >> /Contents ${content} 0 R /Annots ${list(widgets[index] ?? [])} >>`
  }
  objects.all[tree - 1] = `<< /Type /Pages /Count ${pages.length} /Kids ${list(pages)} >>`
  const packet = play === 'xfa' ? `/XFA ${objects.add(stream(PACKET))} 0 R` : ''
  const script =
    play === 'script' ? '/OpenAction << /S /JavaScript /JS (app.alert\\("opened"\\)) >>' : ''
  objects.all[0] = `<< /Type /Catalog /Pages ${tree} 0 R ${script} /AcroForm << /Fields ${list(roots)} /DR << /Font ${faces} >> ${packet} >> >>`
  const bytes = pdfOf(objects.all)
  if (play !== 'encrypted') return bytes
  const { PDF } = await import('@libpdf/core')
  const pdf = await PDF.load(bytes)
  pdf.setProtection({ userPassword: 'sandbox', ownerPassword: 'sandbox owner' })
  return pdf.save()
}

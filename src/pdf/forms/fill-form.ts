import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import { type EmbeddedFont, PDF, type PDFPage } from '@libpdf/core'

import type { FormField, Place } from '@/src/pdf/forms/read-form'

/** Latin letters, with all of their marks: the IRS takes no others. */
const RANGES = ['latin', 'latin-ext', 'vietnamese'] as const

const face = (range: string) =>
  path.join(
    process.cwd(),
    `node_modules/@fontsource/noto-sans/files/noto-sans-${range}-400-normal.woff`,
  )

let read: Promise<Uint8Array[]> | null = null
const faces = () => {
  read ??= Promise.all(RANGES.map(async (range) => unpackWoff(await readFile(face(range)))))
  return read
}

/** A piece of a text that one face draws. */
type Run = { readonly text: string; readonly font: EmbeddedFont }

/** The text as runs of letters by the first face that has them; null where one is in none. */
function runsOf(text: string, fonts: readonly EmbeddedFont[]): Run[] | null {
  const runs: { text: string; font: EmbeddedFont }[] = []
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1)
    const font = letter === ' ' && last ? last.font : fonts.find((one) => one.canEncode(letter))
    if (!font) return null
    if (last?.font === font) last.text += letter
    else runs.push({ text: letter, font })
  }
  return runs
}

/** The letters of some texts that cannot be drawn on an official form. */
export async function undrawable(texts: readonly string[]): Promise<string[]> {
  const pdf = PDF.create()
  const fonts = (await faces()).map((bytes) => pdf.embedFont(bytes))
  const letters = new Set(texts.flatMap((text) => Array.from(text.normalize('NFC'))))
  return [...letters].filter(
    (letter) => letter !== ' ' && !fonts.some((font) => font.canEncode(letter)),
  )
}

const widthOf = (runs: readonly Run[], size: number): number =>
  runs.reduce((sum, { text, font }) => sum + font.widthOfTextAtSize(text, size), 0)

const [LARGEST, LEAST] = [9, 6.5]
const INSET = 2

function drawRuns(page: PDFPage, runs: readonly Run[], at: { x: number; y: number; size: number }) {
  let x = at.x
  for (const { text, font } of runs) {
    page.drawText(text, { x, y: at.y, size: at.size, font })
    x += font.widthOfTextAtSize(text, at.size)
  }
}

/** The font size and baseline of a line in a box of this height. */
const sizeIn = (height: number): number => Math.min(LARGEST, Math.max(LEAST, height * 0.72))
const baseline = (low: number, height: number, size: number): number =>
  low + (height - size * 0.72) / 2

/** The words of a text in lines as wide as the box; null where they need more room than it has. */
function linesIn(
  text: string,
  { width, height, fonts }: { width: number; height: number; fonts: readonly EmbeddedFont[] },
): { readonly lines: Run[][]; readonly size: number } | null {
  const size = LEAST + 0.5
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    const runs = runsOf(longer, fonts)
    if (!runs) return null
    if (lines.length > 0 && widthOf(runs, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const drawn = lines.flatMap((line) => {
    const runs = runsOf(line, fonts)
    return runs && widthOf(runs, size) <= width ? [runs] : []
  })
  return drawn.length === lines.length && lines.length * size * 1.2 <= height
    ? { lines: drawn, size }
    : null
}

/** Draws a text in a field; false where it does not fit without being cut. */
function drawText(
  page: PDFPage,
  { field, place, text }: { field: FormField; place: Place; text: string },
  fonts: readonly EmbeddedFont[],
): boolean {
  const [left, low, right, high] = place.rect
  const [width, height] = [right - left - 2 * INSET, high - low]
  const letters = Array.from(text)
  const runs = runsOf(text, fonts)
  if (!runs || (field.max > 0 && letters.length > field.max)) return false
  if (field.isComb && field.max > 0) {
    const cell = (right - left) / field.max
    const size = sizeIn(height)
    for (const [index, letter] of letters.entries()) {
      const own = runsOf(letter, fonts) ?? []
      const x = left + cell * index + (cell - widthOf(own, size)) / 2
      drawRuns(page, own, { x, y: baseline(low, height, size), size })
    }
    return true
  }
  const room = field.kind === 'checkbox' ? right - left : width
  const fitting = (sizeIn(height) * room) / Math.max(1, widthOf(runs, sizeIn(height)))
  const size = Math.min(sizeIn(height), fitting)
  if (size >= LEAST) {
    const slack = right - left - widthOf(runs, size)
    const inset = field.kind === 'checkbox' ? slack / 2 : INSET
    drawRuns(page, runs, { x: left + inset, y: baseline(low, height, size), size })
    return true
  }
  const wrapped = field.isMultiline ? linesIn(text, { width, height, fonts }) : null
  if (!wrapped) return false
  for (const [index, line] of wrapped.lines.entries()) {
    const y = high - INSET - wrapped.size * (1 + 1.2 * index)
    drawRuns(page, line, { x: left + INSET, y, size: wrapped.size })
  }
  return true
}

/** What a field is filled with: a text, or true for a mark in its box. */
type Filling = { readonly name: string; readonly value: string | true }

/** What was drawn, and where: what the finished file is compared with. */
export type Drawn = { readonly name: string; readonly text: string; readonly place: Place }

type FilledForm = {
  readonly file: Uint8Array
  readonly pages: number
  readonly drawn: readonly Drawn[]
  /** By name, what did not fit: it goes on a sheet behind the form. */
  readonly overflow: readonly string[]
}

const ATTACHED = ['See attachment', 'Attached', '*'] as const
const MARK = 'X'

/**
 * Draws entries into the fields of a blank form, and leaves no field in it: what was filled in cannot be
 * changed, and neither scripts nor an XFA packet with other values are left behind.
 */
export async function fillForm(
  blank: Uint8Array,
  fields: readonly FormField[],
  fillings: readonly Filling[],
): Promise<FilledForm> {
  const source = await PDF.load(blank)
  const all = source.getPages().map((_, index) => index)
  const pdf = await source.extractPages(all, { includeAnnotations: false })
  const pages = pdf.getPages()
  const fonts = (await faces()).map((bytes) => pdf.embedFont(bytes))
  const drawn: Drawn[] = []
  const overflow: string[] = []
  for (const page of pages) page.dict.delete('AA') // what runs when a page is opened
  for (const { name, value } of fillings) {
    const field = fields.find((one) => one.name === name)
    const place = field?.places[0]
    const page = place && pages[place.page]
    if (!field || !place || !page) throw new Error(`The blank form has no field ${name}`)
    const draw = (text: string) => {
      const isDrawn = drawText(page, { field, place, text }, fonts)
      if (isDrawn) drawn.push({ name, text, place })
      return isDrawn
    }
    if (value === true) {
      if (!draw(MARK)) throw new Error(`The box ${name} is too small for a mark`)
    } else if (!draw(value)) {
      overflow.push(name)
      ATTACHED.some(draw)
    }
  }
  return { file: await pdf.save({ subsetFonts: true }), pages: pages.length, drawn, overflow }
}

const [HEAD, ENTRY] = [44, 20]
const [SFNT_HEAD, SFNT_ENTRY] = [12, 16]

/** The TrueType face within a WOFF 1.0 file: the same tables, unpacked. */
function unpackWoff(woff: Buffer): Uint8Array {
  const count = woff.readUInt16BE(12)
  const power = Math.floor(Math.log2(count))
  const head = Buffer.alloc(SFNT_HEAD + SFNT_ENTRY * count)
  woff.copy(head, 0, 4, 8) // which kind of face it is
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(2 ** power * SFNT_ENTRY, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE((count - 2 ** power) * SFNT_ENTRY, 10)
  const parts: Buffer[] = [head]
  let at = head.length
  for (let index = 0; index < count; index += 1) {
    const entry = HEAD + ENTRY * index
    const [offset, packed, size] = [4, 8, 12].map((place) => woff.readUInt32BE(entry + place))
    const raw = woff.subarray(offset, (offset ?? 0) + (packed ?? 0))
    const table = packed === size ? raw : inflateSync(raw)
    const place = SFNT_HEAD + SFNT_ENTRY * index
    woff.copy(head, place, entry, entry + 4) // its name
    woff.copy(head, place + 4, entry + 16, entry + 20) // its checksum
    head.writeUInt32BE(at, place + 8)
    head.writeUInt32BE(table.length, place + 12)
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4)
    parts.push(table, padding)
    at += table.length + padding.length
  }
  return new Uint8Array(Buffer.concat(parts))
}

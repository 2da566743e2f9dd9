import { existsSync } from 'node:fs'
import path from 'node:path'

import { Font } from '@react-pdf/renderer'

const packaged = (file: string) => path.join(process.cwd(), 'node_modules', file)

const sources = (name: string, weights: readonly number[]) =>
  weights.map((fontWeight) => ({
    src: packaged(`@fontsource/${name}-${fontWeight}-normal.woff`),
    fontWeight,
  }))

type Face = {
  readonly family: string
  readonly sources: readonly { readonly src: string; readonly fontWeight: number }[]
  /** The letters for which it is worth reading the file. */
  readonly letters: RegExp
}

/** Noto Sans for a range of letters, from the package that has it. */
const noto = (range: string, letters: RegExp, name = 'noto-sans'): Face => ({
  family: `Noto Sans ${range}`,
  letters,
  sources: sources(`${name}/files/${name}-${range}`, [400, 600]),
})

const script = (name: string, letters: RegExp) => noto(name, letters, `noto-sans-${name}`)

const whole = (family: string, letters: RegExp, file: string): Face => ({
  family,
  letters,
  sources: [{ src: packaged(`@embedpdf/${file}`), fontWeight: 400 }],
})

export type Style = 'sans' | 'serif'

const own = (name: string, range: string, weights: readonly number[] = [400, 600]): Face => {
  const folder = name.toLowerCase().replace(' ', '-')
  return {
    family: range === 'latin' ? name : `${name} ${range}`,
    letters: /./u,
    sources: sources(`${folder}/files/${folder}-${range}`, weights),
  }
}

const HAN = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u

/** What draws the letters that the site's own faces lack. One that is not installed is passed over. */
const FALLBACKS: readonly Face[] = [
  noto('latin', /\P{L}/u),
  noto('latin-ext', /[\p{scx=Latin}\P{L}]/u),
  noto('vietnamese', /\p{scx=Latin}/u),
  noto('cyrillic', /[\p{scx=Cyrillic}№]/u),
  noto('cyrillic-ext', /\p{scx=Cyrillic}/u),
  noto('greek', /\p{scx=Greek}/u),
  noto('greek-ext', /\p{scx=Greek}/u),
  noto('devanagari', /\p{scx=Devanagari}/u),
  script('arabic', /\p{scx=Arabic}/u),
  script('hebrew', /\p{scx=Hebrew}/u),
  script('thai', /\p{scx=Thai}/u),
  script('bengali', /\p{scx=Bengali}/u),
  script('tamil', /\p{scx=Tamil}/u),
  script('georgian', /\p{scx=Georgian}/u),
  script('armenian', /\p{scx=Armenian}/u),
  whole('Noto Sans Hans', HAN, 'fonts-sc/fonts/NotoSansHans-Regular.otf'),
  whole('Noto Sans KR', /\p{scx=Hangul}/u, 'fonts-kr/fonts/NotoSansKR-Regular.otf'),
]

/** The site's own faces, by their packages: what they lack, Noto Sans draws. */
const SITE: Readonly<Record<Style, readonly Face[]>> = {
  sans: [own('Instrument Sans', 'latin'), own('Instrument Sans', 'latin-ext')],
  serif: [
    own('Newsreader', 'latin', [400, 500, 600]),
    own('Newsreader', 'latin-ext', [400, 500, 600]),
    own('Newsreader', 'vietnamese', [400, 500, 600]),
  ],
}

export const SERIF = [...SITE.serif.map(({ family }) => family), 'Times-Roman']

const LONG_WORD = 30
const PIECE = 8

const breaking =
  (longest: number) =>
  (word: string): string[] => {
    if (word.length <= longest && !HAN.test(word)) return [word]
    const size = HAN.test(word) ? 1 : PIECE
    const letters = Array.from(new Intl.Segmenter('en').segment(word), ({ segment }) => segment)
    const pieces = letters.flatMap((_, at) =>
      at % size === 0 ? [letters.slice(at, at + size).join('')] : [],
    )
    return pieces.flatMap((piece, at) => (at === 0 ? [piece] : ['', piece])) // an empty part breaks without a hyphen
  }

/** Where a line may end within a word: between Han letters, and in one too long for its column. */
const partsOf = breaking(LONG_WORD)

/** Where a line may end within a word, in the narrow columns of a table. */
export const narrowParts = breaking(11)

let registered = false

/** Makes the faces known to the PDF writer, once in a process. */
function registerFonts(): void {
  if (registered) return
  registered = true
  for (const { family, sources: fonts } of [...SITE.sans, ...SITE.serif, ...FALLBACKS]) {
    Font.register({ family, fonts: [...fonts] })
  }
  Font.registerHyphenationCallback(partsOf)
}

type Draws = (code: number) => boolean

/** Faces with more letters than these are read as they are: they have no glyphs made of others. */
const MOST_LETTERS = 5_000

/**
 * Asks for each letter of a face once. A glyph keeps the letter under which it was first asked for,
 * and none where it was first needed as a part of another: its text could not be read or copied.
 */
async function load({ family: fontFamily }: Face, fontWeight: number) {
  await Font.load({ fontFamily, fontWeight })
  const font = Font.getFont({ fontFamily, fontWeight })?.data
  const isNew = font && !KNOWN.has(font)
  if (isNew && font.characterSet.length < MOST_LETTERS) {
    for (const code of font.characterSet) font.glyphForCodePoint(code)
  }
  if (isNew) {
    KNOWN.add(font)
    unpackOnce(font)
  }
  return font
}

type Stream = { pos: number } | null

/** The glyphs of a WOFF file are unpacked once, and not again for each glyph that a PDF file takes over. */
function unpackOnce(font: object): void {
  const reader: { _getTableStream?: (table: string) => Stream } = font
  const unpack = reader._getTableStream?.bind(font)
  const glyphs = unpack?.('glyf')
  if (!unpack || !glyphs) return
  const { pos } = glyphs
  reader._getTableStream = (table) =>
    table === 'glyf' ? Object.assign(glyphs, { pos }) : unpack(table)
}

const KNOWN = new WeakSet<object>()

async function drawnBy(face: Face): Promise<Draws> {
  const weights = face.sources.map(({ fontWeight }) => fontWeight)
  const [font] = await Promise.all(weights.map((weight) => load(face, weight)))
  return (code) => font?.hasGlyphForCodePoint(code) ?? false
}

export type Typeface = {
  /** Its faces, for `fontFamily`: what one lacks, the next has. */
  readonly families: string[]
  /** The text as it is drawn. A letter that no face has is named by its number, never dropped. */
  readonly drawn: (text: string) => string
  /** The letters of the text that no face has. */
  readonly missing: readonly string[]
}

/** What no reader misses: joiners, and marks that choose the look of a sign. */
const SILENT = /\u200c|\u200d|[\ufe00-\ufe0f]|\p{Emoji_Modifier}/u

/** The faces that draw each letter of a text. Only the files that it needs are read. */
export async function typefaceFor(text: string, style: Style = 'sans'): Promise<Typeface> {
  registerFonts()
  const families = SITE[style].map(({ family }) => family)
  const site = await Promise.all(SITE[style].map(drawnBy))
  const missing = new Set<string>()
  for (const letter of new Set(text.normalize('NFC'))) {
    const code = letter.codePointAt(0) ?? 0
    if (!/\s/.test(letter) && !site.some((draws) => draws(code))) missing.add(letter)
  }
  for (const face of FALLBACKS) {
    const { family, letters, sources: files } = face
    const wanted = [...missing].filter((letter) => letters.test(letter))
    if (wanted.length === 0 || !files.every(({ src }) => existsSync(src))) continue
    const draws = await drawnBy(face)
    const found = wanted.filter((letter) => draws(letter.codePointAt(0) ?? 0))
    if (found.length === 0) continue
    families.push(family)
    for (const letter of found) missing.delete(letter)
  }
  const named = (letter: string) => {
    if (!missing.has(letter)) return letter
    if (SILENT.test(letter)) return ''
    return `[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
  }
  return {
    families: [...families, style === 'serif' ? 'Times-Roman' : 'Helvetica'],
    missing: [...missing].filter((letter) => !SILENT.test(letter)),
    // an Arabic letter with its mark in one counts as two when it is drawn, and the last would be cut off
    drawn: (line) =>
      Array.from(line.normalize('NFC'), named)
        .join('')
        .replace(/\p{Script=Arabic}+/gu, (word) => word.normalize('NFD')),
  }
}

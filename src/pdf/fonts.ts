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

const SITE_SANS = ['Instrument Sans', 'Instrument Sans Extended']
export const SERIF = ['Newsreader', 'Newsreader Extended', 'Times-Roman']

const LONG_WORD = 30
const PIECE = 8

/** Where a line may end within a word: between Han letters, and in one too long for its column. */
function partsOf(word: string): string[] {
  if (word.length <= LONG_WORD && !HAN.test(word)) return [word]
  const size = HAN.test(word) ? 1 : PIECE
  const letters = Array.from(new Intl.Segmenter('en').segment(word), ({ segment }) => segment)
  const pieces = letters.flatMap((_, at) =>
    at % size === 0 ? [letters.slice(at, at + size).join('')] : [],
  )
  return pieces.flatMap((piece, at) => (at === 0 ? [piece] : ['', piece])) // an empty part breaks without a hyphen
}

let registered = false

/** Makes the faces known to the PDF writer, once in a process. */
function registerFonts(): void {
  if (registered) return
  registered = true
  for (const [family, range] of [
    ['Instrument Sans', 'latin'],
    ['Instrument Sans Extended', 'latin-ext'],
  ] as const) {
    const files = `instrument-sans/files/instrument-sans-${range}`
    Font.register({ family, fonts: sources(files, [400, 600]) })
  }
  for (const [family, range] of [
    ['Newsreader', 'latin'],
    ['Newsreader Extended', 'latin-ext'],
  ] as const) {
    const [source] = sources(`newsreader/files/newsreader-${range}`, [500])
    Font.register({ family, src: source?.src ?? '' })
  }
  for (const { family, sources: fonts } of FALLBACKS) Font.register({ family, fonts: [...fonts] })
  Font.registerHyphenationCallback(partsOf)
}

type Draws = (code: number) => boolean

async function drawnBy(fontFamily: string): Promise<Draws> {
  await Font.load({ fontFamily, fontWeight: 400 })
  const font = Font.getFont({ fontFamily, fontWeight: 400 })?.data
  return (code) => font?.hasGlyphForCodePoint(code) ?? false
}

export type Typeface = {
  /** Its faces, for `fontFamily`: what one lacks, the next has. */
  readonly families: string[]
  /** The text as it is drawn. A letter that no face has is named by its number, never dropped. */
  readonly drawn: (text: string) => string
}

/** What no reader misses: joiners, and marks that choose the look of a sign. */
const SILENT = /\u200c|\u200d|[\ufe00-\ufe0f]|\p{Emoji_Modifier}/u

/** The faces that draw each letter of a text. Only the files that it needs are read. */
export async function typefaceFor(text: string): Promise<Typeface> {
  registerFonts()
  const families = [...SITE_SANS]
  const site = await Promise.all(SITE_SANS.map(drawnBy))
  const missing = new Set<string>()
  for (const letter of new Set(text.normalize('NFC'))) {
    const code = letter.codePointAt(0) ?? 0
    if (!/\s/.test(letter) && !site.some((draws) => draws(code))) missing.add(letter)
  }
  for (const { family, letters, sources: files } of FALLBACKS) {
    const wanted = [...missing].filter((letter) => letters.test(letter))
    if (wanted.length === 0 || !files.every(({ src }) => existsSync(src))) continue
    const draws = await drawnBy(family)
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
    families: [...families, 'Helvetica'],
    drawn: (line) => Array.from(line.normalize('NFC'), named).join(''),
  }
}

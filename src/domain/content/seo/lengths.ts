/** How long the texts of a page are best, in characters: advice, which keeps no one from saving. */
export const ADVICE = {
  pageTitle: { least: 50, most: 60 },
  metaDescription: { least: 150, most: 160 },
} as const

export type Advised = keyof typeof ADVICE

/** How many characters a reader sees: an emoji or a letter with its accent is one. */
export const lengthOf = (text: string): number => [...text.trim().normalize('NFC')].length

type LengthVerdict = 'empty' | 'short' | 'good' | 'long'

export function verdictOn(name: Advised, text: string): LengthVerdict {
  const length = lengthOf(text)
  const { least, most } = ADVICE[name]
  if (length === 0) return 'empty'
  if (length < least) return 'short'
  return length > most ? 'long' : 'good'
}

/** `48 characters, 2 fewer than recommended (50-60)`. */
export function lengthText(name: Advised, text: string): string {
  const length = lengthOf(text)
  const { least, most } = ADVICE[name]
  const counted = `${length} ${length === 1 ? 'character' : 'characters'}`
  const range = `${least}-${most} recommended`
  const verdict = verdictOn(name, text)
  if (verdict === 'short') return `${counted}: ${least - length} short of ${range}`
  if (verdict === 'long') return `${counted}: ${length - most} over ${range}`
  return verdict === 'good' ? `${counted}: a good length` : `${counted}: ${range}`
}

/** Whether both texts of a page have the recommended length. */
export const isOptimized = (page: Readonly<Record<Advised, string>>): boolean =>
  verdictOn('pageTitle', page.pageTitle) === 'good' &&
  verdictOn('metaDescription', page.metaDescription) === 'good'

/** As a search engine shows a text that is too long for its place. */
export function shortened(text: string, most: number): string {
  const letters = [...text.trim()]
  if (letters.length <= most) return text.trim()
  const cut = letters.slice(0, most).join('')
  const end = cut.lastIndexOf(' ')
  return `${(end > most / 2 ? cut.slice(0, end) : cut).trimEnd()} …`
}

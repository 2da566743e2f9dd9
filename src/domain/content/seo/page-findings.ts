import type { Finding } from './finding-kinds'
import { ADVICE, lengthOf } from './lengths'

export type Heading = { readonly level: number; readonly text: string }

/** What a page of the site says of itself, as its HTML has it. */
export type PageFacts = {
  readonly path: string
  readonly title: string
  readonly description: string
  /** As it is written there: in full, or a path. */
  readonly canonical: string | null
  readonly isIndexed: boolean
  readonly headings: readonly Heading[]
  /** The addresses of pictures that say nothing, not even that they are mere decoration. */
  readonly unnamedPictures: readonly string[]
  /** The pages of ours that it links to, each perhaps with a `#place`. */
  readonly links: readonly string[]
  /** The places on it that a link can lead to. */
  readonly places: readonly string[]
}

const quoted = (text: string) => `“${text.length > 80 ? `${text.slice(0, 80)}…` : text}”`

/** What is wrong with the order of a page's headings; null where nothing is. */
export function headingProblem(headings: readonly Heading[]): string | null {
  const main = headings.filter(({ level }) => level === 1)
  if (main.length === 0) return 'No main heading (h1)'
  if (main.length > 1) return `${main.length} main headings (h1)`
  let last = 0
  for (const { level, text } of headings) {
    if (last > 0 && level > last + 1) return `h${level} ${quoted(text)} follows an h${last}`
    last = level
  }
  return null
}

function textFindings({ path, title, description }: PageFacts): Finding[] {
  const found: Finding[] = []
  const [ofTitle, ofDescription] = [lengthOf(title), lengthOf(description)]
  if (ofTitle === 0) found.push({ kind: 'title_missing', path, detail: 'No title' })
  if (ofTitle > ADVICE.pageTitle.most) {
    found.push({ kind: 'title_long', path, detail: `${ofTitle} characters: ${quoted(title)}` })
  }
  if (ofDescription === 0) {
    found.push({ kind: 'description_missing', path, detail: 'No description' })
  }
  if (ofDescription > ADVICE.metaDescription.most) {
    const detail = `${ofDescription} characters: ${quoted(description)}`
    found.push({ kind: 'description_long', path, detail })
  }
  return found
}

/** What a page alone tells, without the others. @param canonical where it says that it belongs */
export function pageFindings(page: PageFacts, canonical: string | null): Finding[] {
  const { path, isIndexed } = page
  const heading = headingProblem(page.headings)
  return [
    ...(isIndexed ? textFindings(page) : []),
    ...(canonical !== null && canonical !== path
      ? [{ kind: 'canonical_elsewhere', path, detail: `Canonical: ${canonical}` } as const]
      : []),
    ...(heading ? [{ kind: 'heading_order', path, detail: heading } as const] : []),
  ]
}

import { colorOf, linkProblem } from '@/src/domain/content/editing/element-values'
import {
  type ClaimSelector,
  CONTENT,
  type ContentPage,
  type SelectorOf,
  type TextSelector,
} from './registry'

/** A picture that staff chose, as a page shows it. */
export type Picture = {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** What of it stays in sight when it is cut, as CSS says it. */
  readonly position: string
}

/** What the database holds for an element; of an image also the picture that its value names. */
type StoredElement = {
  readonly value: string
  readonly verified: boolean
  readonly picture?: Picture
}
export type StoredContent = Readonly<Record<string, StoredElement>>

/** The texts of one page, edited or default. */
export type PageContent<P extends ContentPage> = {
  text(selector: TextSelector<P>): string
  /**
   * A text that is used off the page: as an attribute, a title, data for machines, in a comparison. It never carries the mark by which an editor finds a text.
   */
  plain(selector: TextSelector<P>): string
  /** A claim that staff have verified, else null: what no one has checked is not said. */
  claim(selector: ClaimSelector<P>): string | null
  /** Where a link leads; its default if what is stored is no address. */
  link(selector: SelectorOf<P, 'link'>): string
  /** A color in hex; null unless staff chose one. */
  color(selector: SelectorOf<P, 'color'>): string | null
  /** A picture, with what an editor finds it by, for a text beside it; null unless staff chose one. */
  image(selector: SelectorOf<P, 'image'>): (Picture & { readonly mark: string }) | null
}

/** Puts our promises into a text that names them. */
export type SayPromises = (text: string) => string

/** What an editor sees instead of a text: the same, with a mark that says which element it is. */
export type MarkText = (selector: string, text: string) => string

const unmarked: MarkText = (_selector, text) => text

export function pageContent<P extends ContentPage>(
  page: P,
  stored: StoredContent,
  sayPromises: SayPromises = (text) => text,
  mark: MarkText = unmarked,
): PageContent<P> {
  const specs: Readonly<Record<string, { readonly default: string } | undefined>> = CONTENT[page]
  const plain = (selector: string) =>
    sayPromises(stored[selector]?.value || (specs[selector]?.default ?? ''))
  const text = (selector: string) => mark(selector, plain(selector))
  return {
    text,
    plain,
    claim: (selector) => (stored[selector]?.verified ? text(selector) : null),
    link: (selector) => {
      const value = plain(selector)
      return linkProblem(value) ? (specs[selector]?.default ?? '/') : value
    },
    color: (selector) => colorOf(plain(selector)),
    image: (selector) => {
      const picture = stored[selector]?.picture
      return picture ? { ...picture, mark: mark(selector, ' ').slice(1) } : null
    },
  }
}

/** The cells of a value written as `a | b | c`. */
export function cells(value: string): string[] {
  return value.split('|').map((cell) => cell.trim())
}

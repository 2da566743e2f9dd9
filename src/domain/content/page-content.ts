import type { ContentSpec } from './content-spec'
import { type ClaimSelector, CONTENT, type ContentPage, type TextSelector } from './registry'

/** What the database holds for an element. */
export type StoredElement = { readonly value: string; readonly verified: boolean }
export type StoredContent = Readonly<Record<string, StoredElement>>

/** The texts of one page, edited or default. */
export type PageContent<P extends ContentPage> = {
  text(selector: TextSelector<P>): string
  /** A claim that staff have verified, else null: what nobody has checked is not said. */
  claim(selector: ClaimSelector<P>): string | null
  /** A text whose lines are items. */
  lines(selector: TextSelector<P>): string[]
}

/** Puts our promises into a text that names them. */
export type SayPromises = (text: string) => string

export function pageContent<P extends ContentPage>(
  page: P,
  stored: StoredContent,
  sayPromises: SayPromises = (text) => text,
): PageContent<P> {
  const specs: Readonly<Record<string, ContentSpec | undefined>> = CONTENT[page]
  const text = (selector: string) =>
    sayPromises(stored[selector]?.value || (specs[selector]?.default ?? ''))
  return {
    text,
    claim: (selector) => (stored[selector]?.verified ? text(selector) : null),
    lines: (selector) =>
      text(selector)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
  }
}

/** The cells of a value written as `a | b | c`. */
export function cells(value: string): string[] {
  return value.split('|').map((cell) => cell.trim())
}

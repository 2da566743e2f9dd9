import content from '@/src/domain/content/texts/site-content.json' with { type: 'json' }
import { type ContentSpec, categoryNamed, type ElementType, typeNamed } from './element-kinds'

/**
 * Every editable text of the site, by page and selector: `/layout` is what all pages share, and
 * `{state}` stands for the state's name on the pages of states. A claim is shown once it is verified.
 */
export const CONTENT = content

export type ContentPage = keyof typeof CONTENT
type Page<P extends ContentPage> = (typeof CONTENT)[P]

/** Texts that may always be shown. */
export type TextSelector<P extends ContentPage> = {
  [S in keyof Page<P>]: Page<P>[S] extends { claim: boolean } ? never : S
}[keyof Page<P>] &
  string

/** Claims: shown only once verified. */
export type ClaimSelector<P extends ContentPage> = {
  [S in keyof Page<P>]: Page<P>[S] extends { claim: boolean } ? S : never
}[keyof Page<P>] &
  string

/** What the selectors of a kind end with. */
type Ending = { readonly link: 'Link'; readonly color: 'Color'; readonly image: '.image' }

export type SelectorOf<P extends ContentPage, T extends keyof Ending & ElementType> = Extract<
  keyof Page<P>,
  `${string}${Ending[T]}`
>

export type ContentRow = ContentSpec & { page: string; selector: string; sortOrder: number }

type Said = Omit<ContentSpec, 'type' | 'category'> & {
  readonly type: string
  readonly category: string
}

const PAGES: Readonly<Record<string, Readonly<Record<string, Said>>>> = CONTENT

const specIn = (said: Said): ContentSpec => ({
  ...said,
  type: typeNamed(said.type),
  category: categoryNamed(said.category),
})

/** The registry as rows, in the order in which the elements stand on their page. */
export function contentRows(): ContentRow[] {
  return Object.entries(PAGES).flatMap(([page, elements]) =>
    Object.entries(elements).map(([selector, said], sortOrder) => ({
      ...specIn(said),
      page,
      selector,
      sortOrder,
    })),
  )
}

/** What a new row of the database says of an element, before anyone changes it. */
export const freshText = (row: ContentRow) => ({
  page: row.page,
  selector: row.selector,
  elementType: row.type,
  elementLabel: row.label,
  currentValue: row.default,
  defaultValue: row.default,
  category: row.category,
  sortOrder: row.sortOrder,
})

/** What the code says of an element; nothing of one that it does not have any more. */
export function specOf(page: string, selector: string): ContentSpec | undefined {
  const elements = Object.hasOwn(PAGES, page) ? PAGES[page] : undefined
  const said = elements && Object.hasOwn(elements, selector) ? elements[selector] : undefined
  return said && specIn(said)
}

import type { Where } from 'payload'

import type { ScreenName } from '@/src/admin/screens'
import {
  type CountRows,
  cursorIn,
  type Question,
  type ReadPage,
} from '@/src/queries/platform/list-pages'
import type { SearchParams } from '../page/screen-view'
import type { Column } from '../ui/DataTable'

/** How many rows a page shows. */
export const PAGE_SIZE = 50

export type Filter = {
  readonly label: string
  readonly options: Readonly<Record<string, string>>
  /** @param me the id of the person who asks, for what is theirs */
  readonly where: (values: readonly string[], me: string | null) => Where
}

type Words = Readonly<Record<string, string>>

/** Rows whose field has one of the values. */
export const oneOf = (label: string, field: string, options: Words): Filter => ({
  label,
  options,
  where: (values) => ({ [field]: { in: [...values] } }),
})

/** Rows that are one's own, and those that are no one's. */
export const whose = (
  label: string,
  field: string,
  options: Words & { readonly mine: string },
): Filter => ({
  label,
  options,
  where: (values, me) => ({
    or: values.map((value) => ({
      [field]: value === 'mine' && me ? { equals: me } : { exists: false },
    })),
  }),
})

export type View = {
  readonly label: string
  readonly where: Where
  /** How it is sorted where the address does not say; else as the list is. */
  readonly sort?: string
  /** In place of rows while it has none. */
  readonly empty?: string
}

/** The rows whose field has the value, or one of several. */
export const having = (
  label: string,
  field: string,
  is: string | number | boolean | readonly string[],
  empty?: string,
): View => ({
  label,
  where: { [field]: typeof is === 'object' ? { in: [...is] } : { equals: is } },
  empty,
})

/** The rows whose field has a value. */
export const filled = (label: string, field: string, empty: string): View => ({
  label,
  where: { [field]: { exists: true } },
  empty,
})

/** What a spreadsheet gets of a row. @param zone the office's time zone, in which days are told */
export type CsvCell<Row> = (row: Row, zone: string) => string

export type ListColumn<Row> = Column<Row> & {
  /** The field by which its head sorts: a moment that every row has. */
  readonly sort?: string
  readonly csv?: CsvCell<Row>
}

export type ListSpec<Row extends { readonly id: string }> = {
  readonly screen: ScreenName
  readonly description: string
  /** In place of rows, before there are any. */
  readonly empty: string
  readonly views: Readonly<Record<string, View>>
  readonly filters: Readonly<Record<string, Filter>>
  readonly search?: {
    readonly label: string
    readonly where: (text: string) => Where
    /** The view in which it looks, unless the address names another; else the one that is open. */
    readonly view?: string
  }
  /** `-` before the field: the newest first. */
  readonly sort: string
  readonly columns: readonly ListColumn<Row>[]
  readonly bulk?: (row: Row) => string
  /** What a spreadsheet gets beside the columns. */
  readonly csvMore?: readonly { readonly label: string; readonly csv: CsvCell<Row> }[]
  /** Whether its files are named after the day as well: `leads-2026-11-22.csv`. */
  readonly isDated?: boolean
  /** Says beside each view how many rows it has. */
  readonly countViews?: boolean
  /** How many rows there are, no further than it is told. */
  readonly count?: CountRows
  readonly read: ReadPage<Row>
}

/** What a list is asked without its columns and rows. */
export type Askable = Pick<ListSpec<{ id: string }>, 'views' | 'filters' | 'search' | 'sort'> & {
  readonly columns: readonly { readonly sort?: string }[]
}

const one = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? ''

/** What an address asks a list for. Unknown words are dropped: an old bookmark opens. */
export function questionIn(
  list: Askable,
  search: SearchParams,
  me: string | null = null,
): Question {
  const names = Object.keys(list.views)
  const text = list.search ? one(search.q).trim().slice(0, 200) : ''
  const named = one(search.view) || (text && list.search?.view)
  const view = names.find((name) => name === named) ?? names[0] ?? ''
  const chosen: Record<string, readonly string[]> = {}
  const conditions: Where[] = []
  for (const [name, { options, where }] of Object.entries(list.filters)) {
    const values = one(search[name]).split(',')
    const known = Object.keys(options).filter((option) => values.includes(option))
    if (known.length === 0) continue
    chosen[name] = known
    conditions.push(where(known, me))
  }
  const shown = list.views[view]
  if (shown) conditions.push(shown.where)
  if (text && list.search) conditions.push(list.search.where(text))
  const sorts = list.columns.flatMap(({ sort }) => (sort ? [sort, `-${sort}`] : []))
  return {
    view,
    chosen,
    text,
    where: { and: conditions },
    sort: sorts.find((sort) => sort === one(search.sort)) ?? shown?.sort ?? list.sort,
    after: cursorIn(search.after),
  }
}

/** A question as it travels in another address: the name of a view, or more than that. */
export function questionText({ view, chosen, text, sort }: Question, list: Askable): string {
  const more = new URLSearchParams({ view })
  for (const [name, values] of Object.entries(chosen)) more.set(name, values.join(','))
  if (text) more.set('q', text)
  if (sort !== (list.views[view]?.sort ?? list.sort)) more.set('sort', sort)
  return more.size === 1 ? view : more.toString()
}

/** What such a text asks for; anything at all may stand there. */
export function searchFrom(text: string): SearchParams {
  if (!text.includes('=')) return { view: text }
  return Object.fromEntries(new URLSearchParams(text.slice(0, 1000)))
}

/** Whether something narrows the view that is open. */
export const isFiltered = ({ chosen, text }: Question): boolean =>
  text !== '' || Object.keys(chosen).length > 0

/** Whether something narrows the list, so that nothing found need not mean that there is nothing. */
export const isNarrowed = (list: Askable, asked: Question): boolean =>
  isFiltered(asked) || asked.view !== Object.keys(list.views)[0]

/** The changes of an address that leave the whole list. */
export const clearing = ({ filters }: Pick<Askable, 'filters'>): Record<string, null> =>
  Object.fromEntries(['view', 'q', ...Object.keys(filters)].map((name) => [name, null]))

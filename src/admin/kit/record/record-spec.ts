import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'

import type { Column } from '../ui/DataTable'

/** A record as Payload gives it to the person who asks. */
export type RecordRow = Readonly<Record<string, unknown>> & { readonly id: string }

type OwnCell = {
  /** The fields that it has to know of a row. */
  readonly reads: readonly string[]
  readonly cell: (row: RecordRow, req: PayloadRequest) => ReactNode
}

/** A column that is more than a field of the collection. */
type OwnColumn = Omit<Column<RecordRow>, 'cell'> & OwnCell

/**
 * A screen of simple records as data: a list, and a page for each record that opens from it. What
 * its collection says is not said again: labels, help, limits, choices, who may, how it is searched
 * and sorted.
 */
export type RecordSpec = {
  /** What one of them is called in a sentence: `question`. */
  readonly noun: string
  /** What one does here, in a sentence. */
  readonly description: string
  /** In place of rows, before there are any. */
  readonly empty: string
  /** What the list shows after the title: names of fields, `claim.verified` too, or columns of its own. */
  readonly columns: readonly (string | OwnColumn)[]
  /** In place of the title, in the first column. */
  readonly title?: OwnCell
  /** Fields with a few answers by which the list is narrowed; views follow from `isActive` and `status`. */
  readonly filters?: readonly string[]
  /** A field that every row has; else as the collection is sorted. */
  readonly sort?: string
  /** The parts of its form, with the names of their fields; else all in one. */
  readonly sections?: readonly { readonly title: string; readonly fields: readonly string[] }[]
  /** No one adds any here: services write them, or other screens. */
  readonly isKept?: true
  /** Whether the record stays open once it is saved. */
  readonly stays?: boolean
  /** What has to be known above the list. */
  readonly note?: (req: PayloadRequest) => ReactNode | Promise<ReactNode>
  /** Where a record opens, if not on this screen. */
  readonly opens?: (id: string) => string
  /** More of a record, beside its form. */
  readonly beside?: (req: PayloadRequest, record: RecordRow) => ReactNode | Promise<ReactNode>
}

import type { Where } from 'payload'

import type { Question, Rows } from '@/src/admin/kit/list/list-spec'
import { pageOf } from '@/src/admin/kit/list/read-keyset'

/*
 * The kit's cursors hold a moment and an id. A number fits in one too, as that many milliseconds:
 * so a list sorts by what people earned, and pages as any other does.
 */

const asMoment = (value: number) => new Date(value).toISOString()

function following({ sort, after }: Question): Where {
  if (!after) return {}
  const [at, id] = after
  const beyond = sort.startsWith('-') ? 'less_than' : 'greater_than'
  const field = sort.replace('-', '')
  const value = Date.parse(at)
  const same = { and: [{ [field]: { equals: value } }, { id: { [beyond]: id } }] }
  return { or: [{ [field]: { [beyond]: value } }, same] }
}

/** What Payload's `find` needs for one page of a list that is sorted by whole numbers. */
export function numberPage(asked: Question, limit: number) {
  const { sort, where } = asked
  const page: Where = { and: [where, following(asked)] }
  const id = sort.startsWith('-') ? '-id' : 'id'
  const once = { pagination: false, depth: 0 } as const
  return { where: page, sort: [sort, id], limit: limit + 1, ...once }
}

/** The page in what was found. @param value the number it is sorted by */
export const numberPageOf = <Row extends { readonly id: string }>(
  found: readonly Row[],
  limit: number,
  value: (row: Row) => number,
): Rows<Row> => pageOf(found, limit, (row) => asMoment(value(row)))

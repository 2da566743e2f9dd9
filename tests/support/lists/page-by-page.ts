import type { PayloadRequest } from 'payload'
import { expect } from 'vitest'

import { rowsOf } from '@/src/admin/kit/list/csv-of'
import type { ListSpec } from '@/src/admin/kit/list/list-spec'
import type { Question } from '@/src/queries/platform/list-pages'
import { cursorIn } from '@/src/queries/platform/list-pages'

/** The rows that someone sees who goes through a list page by page. */
export async function pageByPage<Row extends { readonly id: string }>(
  req: PayloadRequest,
  list: Pick<ListSpec<Row>, 'read'>,
  asked: Question,
  limit: number,
): Promise<Row[]> {
  const seen: Row[] = []
  for (let after: string | null = ''; after !== null; ) {
    const page = await list.read(req, { ...asked, after: cursorIn(after) }, limit)
    seen.push(...page.rows)
    after = page.after
  }
  return seen
}

/** Pages of a list follow one another without a gap or a row twice. */
export async function expectWholePages<Row extends { readonly id: string }>(
  req: PayloadRequest,
  list: ListSpec<Row>,
  asked: Question,
  limit: number,
): Promise<void> {
  const whole = await rowsOf(req, list, asked)
  const seen = await pageByPage(req, list, asked, limit)
  expect(seen.map(({ id }) => id)).toEqual(whole.rows.map(({ id }) => id))
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
}

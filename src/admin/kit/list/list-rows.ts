import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'

import { can } from '@/src/access/actions'
import type { ActionName } from '@/src/domain/platform/permissions/actions'
import type { Row, Selectable } from '@/src/lib/find-one'
import { countUpTo } from '@/src/queries/platform/count-up-to'
import { type CountRows, pageOf, type ReadPage, readPage } from '@/src/queries/platform/list-pages'

/** What a row is sorted by, which is among what is read of it. */
const place = z.union([z.string(), z.number()])

/** How a list counts and reads the rows of a collection. @param add what a page shows beside them */
export function listRows<
  One extends CollectionSlug,
  Select extends Selectable<One>,
  Shown extends { readonly id: string },
>(
  collection: One,
  select: Select,
  add: (
    req: PayloadRequest,
    found: readonly Row<One, Select>[],
  ) => readonly Shown[] | Promise<readonly Shown[]>,
): { readonly count: CountRows; readonly read: ReadPage<Shown> } {
  return {
    count: (req, asked, most) => countUpTo(req, collection, asked, most),
    read: async (req, asked, limit) => {
      const rows = await add(req, await readPage(req, collection, select, asked, limit))
      const field = asked.sort.replace('-', '')
      return pageOf(rows, limit, (row) => place.parse(Reflect.get(row, field)))
    },
  }
}

/** Rows with the right to do something about them, for those who have it. */
export const withGrant =
  <Name extends ActionName>(action: Name) =>
  async <One extends object>(req: PayloadRequest, rows: readonly One[]) => {
    const grant = await can(req, action)
    return rows.map((row) => ({ ...row, grant }))
  }

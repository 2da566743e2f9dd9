import type { PayloadRequest } from 'payload'

import { type ListSpec, PAGE_SIZE, questionIn } from '@/src/admin/kit/list/list-spec'

export type Search = Readonly<Record<string, string>>

/** A list as addresses ask for it: by the person that `reader` gives, where no one else is named. */
export function readList<Row extends { id: string }>(
  list: ListSpec<Row>,
  reader: () => PayloadRequest,
) {
  const ask = (search: Search) => questionIn(list, search)
  const read = (search: Search, req = reader(), limit = PAGE_SIZE) =>
    list.read(req, ask(search), limit)
  return { ask, read, find: async (q: string) => (await read({ q })).rows }
}

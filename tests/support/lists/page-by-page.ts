import type { PayloadRequest } from 'payload'

import { cursorIn } from '@/src/admin/kit/list/cursor'
import type { ListSpec, Question } from '@/src/admin/kit/list/list-spec'

/** The rows that somebody sees who goes through a list page by page. */
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

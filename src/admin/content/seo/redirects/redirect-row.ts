import type { PayloadRequest } from 'payload'

import { can } from '@/src/access/actions'
import { countUpTo } from '@/src/admin/kit/list/count-up-to'
import type { ListSpec, Question, Rows } from '@/src/admin/kit/list/list-spec'
import { pageOf, readPage } from '@/src/admin/kit/list/read-keyset'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import type { RedirectEntry } from '@/src/domain/platform/redirects/redirect-form'
import type { Redirect } from '@/src/payload-types'
import type { Shown } from '@/src/services/catalogue/entries/entry'
import { isFixedPage } from '@/src/services/content/redirects/follow-moved-path'
import { shownRedirect } from '@/src/services/content/redirects/save-redirect'

const SHOWN = {
  from: true,
  to: true,
  type: true,
  isActive: true,
  hits: true,
  lastHitAt: true,
} as const

/** A redirect in the list. */
export type RedirectRow = Pick<Redirect, 'id' | keyof typeof SHOWN> & {
  readonly shown: Shown<RedirectEntry>
  /** Whether a page of ours stands at its address, so that it is never used. */
  readonly isIdle: boolean
  /** Null for those who may only look. */
  readonly grant: Grant<'changeRedirects'> | null
}

/** One page of redirects, as far as the person who asks may read them. */
export async function readRedirects(
  req: PayloadRequest,
  asked: Question,
  limit: number,
): Promise<Rows<RedirectRow>> {
  const found = await readPage(req, 'redirects', SHOWN, asked, limit)
  const grant = await can(req, 'changeRedirects')
  const rows = found.map((row) => ({
    ...row,
    shown: shownRedirect(row),
    isIdle: isFixedPage(row.from),
    grant,
  }))
  const isByHits = asked.sort.endsWith('hits')
  return pageOf(rows, limit, ({ from, hits }) => (isByHits ? hits : from))
}

/** How many redirects a question finds. */
export const countRedirects: NonNullable<ListSpec<RedirectRow>['count']> = (req, asked, most) =>
  countUpTo(req, 'redirects', asked, most)

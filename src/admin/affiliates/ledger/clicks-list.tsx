import { column, momentColumn } from '@/src/admin/kit/list/columns'
import { listRows } from '@/src/admin/kit/list/list-rows'
import type { ListSpec } from '@/src/admin/kit/list/list-spec'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import type { AffiliateClick } from '@/src/payload-types'
import { affiliateCodes } from '@/src/queries/affiliates/staff-affiliates'
import { codeColumn } from '../code-column'

type Click = Pick<AffiliateClick, 'id' | 'createdAt' | 'landingPath' | 'referrerHost'> & {
  readonly code: string
}

const SHOWN = { link: true, landingPath: true, referrerHost: true, createdAt: true } as const

export const clicksList: ListSpec<Click> = {
  screen: 'affiliateClicks',
  description: 'Visits through affiliates’ links. Each visitor counts once a day for each link.',
  empty: 'No visits through an affiliate’s link yet.',
  views: { all: { label: 'All', where: {} } },
  filters: {},
  sort: '-createdAt',
  columns: [
    codeColumn('Affiliate', 'title'),
    column('First page', 'left', ({ landingPath }) => landingPath || '–'),
    column('Came from', 'right', ({ referrerHost }) => referrerHost || 'Not known'),
    momentColumn('Time', 'aside'),
  ],
  ...listRows('affiliateClicks', SHOWN, async (req, clicks) => {
    const codes = await affiliateCodes(req, idsOf(clicks.map(({ link }) => link)))
    return clicks.map(({ link, ...row }) => ({ ...row, code: codes.get(idOf(link) ?? '') ?? '–' }))
  }),
}

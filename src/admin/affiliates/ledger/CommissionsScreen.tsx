import { ListPage } from '@/src/admin/kit/list/ListPage'
import { screenView } from '@/src/admin/kit/page/screen-view'

import { exportCommissions } from '../export-affiliates'
import { commissionsList } from './commissions-list'

/** What affiliates earned, order by order. */
export const CommissionsScreen = screenView('commissions', ({ context }) => (
  <div className="list-lean">
    <ListPage context={context} exportCsv={exportCommissions} list={commissionsList} />
  </div>
))

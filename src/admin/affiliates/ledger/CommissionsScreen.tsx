import type { AdminViewServerProps } from 'payload'

import { ListPage } from '@/src/admin/kit/list/ListPage'
import { GuardedView } from '@/src/admin/kit/page/GuardedView'

import '../affiliates.css'
import { exportCommissions } from '../export-affiliates'
import { commissionsList } from './commissions-list'

/** What affiliates earned, order by order. */
export function CommissionsScreen(view: AdminViewServerProps) {
  return (
    <GuardedView
      render={(context) => (
        <div className="affiliates">
          <ListPage context={context} exportCsv={exportCommissions} list={commissionsList} />
        </div>
      )}
      screen="commissions"
      view={view}
    />
  )
}

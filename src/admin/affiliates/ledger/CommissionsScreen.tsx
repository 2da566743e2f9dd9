import { ListPage } from '@/src/admin/kit/list/ListPage'
import { screenView } from '@/src/admin/kit/page/screen-view'

import { commissionsList } from './commissions-list'

export const CommissionsScreen = screenView('commissions', ({ context }) => (
  <ListPage className="list-lean" context={context} list={commissionsList} />
))

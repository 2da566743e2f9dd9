import { ListPage } from '@/src/admin/kit/list/ListPage'
import { screenView } from '@/src/admin/kit/page/screen-view'

import { clicksList } from './clicks-list'

export const ClicksScreen = screenView('affiliateClicks', ({ context }) => (
  <ListPage context={context} list={clicksList} />
))

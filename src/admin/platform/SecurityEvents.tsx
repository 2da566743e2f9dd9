import { ListPage } from '@/src/admin/kit/list/ListPage'
import { screenView } from '@/src/admin/kit/page/screen-view'

import { securityEventsList } from './security-events-list'

export const SecurityEvents = screenView('securityEvents', ({ context }) => (
  <ListPage context={context} list={securityEventsList} />
))

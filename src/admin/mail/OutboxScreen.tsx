import { ListPage } from '@/src/admin/kit/list/ListPage'
import { screenView } from '@/src/admin/kit/page/screen-view'

import { outboxList } from './outbox-list'

export const OutboxScreen = screenView('outbox', ({ context }) => (
  <ListPage
    className="list-dense [&_.admin-stretched]:font-semibold [&_.admin-stretched]:no-underline"
    context={context}
    list={outboxList}
  />
))

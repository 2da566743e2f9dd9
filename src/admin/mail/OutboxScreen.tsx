import type { AdminViewServerProps } from 'payload'

import { ListPage } from '@/src/admin/kit/list/ListPage'
import { GuardedView } from '@/src/admin/kit/page/GuardedView'

import { exportOutbox } from './export-outbox'
import './outbox.css'
import { outboxList } from './outbox-list'

/** The mails of the company: what failed, what waits, what is out. */
export function OutboxScreen(view: AdminViewServerProps) {
  return (
    <GuardedView
      render={(context) => (
        <div className="outbox-list">
          <ListPage context={context} exportCsv={exportOutbox} list={outboxList} />
        </div>
      )}
      screen="outbox"
      view={view}
    />
  )
}

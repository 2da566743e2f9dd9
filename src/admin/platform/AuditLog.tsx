import { ListPage } from '@/src/admin/kit/list/ListPage'
import { screenView } from '@/src/admin/kit/page/screen-view'

import './audit-log.css'
import { auditLogList } from './audit-log-list'

/** What staff changed, and what alarms were raised. */
export const AuditLog = screenView('auditLog', ({ context }) => (
  <div className="audit-list">
    <ListPage
      context={context}
      csvOfChosen={{ name: 'audit-log', noun: ['entry', 'entries'] }}
      list={auditLogList}
    />
  </div>
))

import { ListPage } from '@/src/admin/kit/list/ListPage'
import { screenView } from '@/src/admin/kit/page/screen-view'

import './audit-log.css'
import { auditLogList } from './audit-log-list'
import * as csv from './export-audit-log'

/** What staff changed, and what alarms were raised. */
export const AuditLog = screenView('auditLog', ({ context }) => (
  <div className="audit-list">
    <ListPage
      context={context}
      csvOfChosen={{ from: csv, name: 'audit-log', noun: ['entry', 'entries'] }}
      exportCsv={csv.exportCsv}
      list={auditLogList}
    />
  </div>
))

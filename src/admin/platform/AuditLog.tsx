import type { AdminViewServerProps } from 'payload'

import { ListPage } from '@/src/admin/kit/list/ListPage'
import { GuardedView } from '@/src/admin/kit/page/GuardedView'

import './audit-log.css'
import { auditLogList } from './audit-log-list'
import { exportAuditLog } from './export-audit-log'

/** What staff changed, and what alarms were raised. */
export function AuditLog(view: AdminViewServerProps) {
  return (
    <GuardedView
      render={(context) => (
        <ListPage context={context} exportCsv={exportAuditLog} list={auditLogList} />
      )}
      screen="auditLog"
      view={view}
    />
  )
}

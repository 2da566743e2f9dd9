import type { AdminViewServerProps } from 'payload'

import { ExportSelected } from '@/src/admin/kit/list/bulk/ExportSelected'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import { GuardedView } from '@/src/admin/kit/page/GuardedView'

import './audit-log.css'
import { auditLogList } from './audit-log-list'
import { auditLogLines, exportAuditLog, freezeAuditLog } from './export-audit-log'

/** What staff changed, and what alarms were raised. */
export function AuditLog(view: AdminViewServerProps) {
  return (
    <GuardedView
      render={(context) => (
        <div className="audit-list">
          <ListPage
            bulk={
              <ExportSelected
                freeze={freezeAuditLog}
                name="audit-log"
                noun={['entry', 'entries']}
                step={auditLogLines}
              />
            }
            context={context}
            exportCsv={exportAuditLog}
            list={auditLogList}
          />
        </div>
      )}
      screen="auditLog"
      view={view}
    />
  )
}

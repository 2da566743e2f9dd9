import { ExportSelected } from '@/src/admin/kit/list/bulk/ExportSelected'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import { screenView } from '@/src/admin/kit/page/screen-view'

import './audit-log.css'
import { auditLogList } from './audit-log-list'
import { auditLogLines, exportAuditLog, freezeAuditLog } from './export-audit-log'

/** What staff changed, and what alarms were raised. */
export const AuditLog = screenView('auditLog', ({ context }) => (
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
))

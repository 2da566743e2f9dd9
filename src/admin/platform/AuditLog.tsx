import { ListPage } from '@/src/admin/kit/list/ListPage'
import { screenView } from '@/src/admin/kit/page/screen-view'

import './audit-log.css'
import { auditLogList } from './audit-log-list'

export const AuditLog = screenView('auditLog', ({ context }) => (
  <ListPage
    className="list-dense [--dense-gap:12px] [--dense-width:380px] [--dense-y:6px] [--dense-line:20px] [&_.admin-stretched]:font-semibold [&_.admin-stretched]:no-underline"
    context={context}
    csvOfChosen={{ name: 'audit-log', noun: ['entry', 'entries'] }}
    list={auditLogList}
  />
))

import type { AdminViewServerProps } from 'payload'

import { can } from '@/src/access/actions'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import { GuardedView } from '@/src/admin/kit/page/GuardedView'

import { EmailTabs } from '../EmailTabs'
import '../settings/mail-settings.css'
import { AddSuppressions } from './AddSuppressions'
import { exportSuppressions } from './export-suppressions'
import { suppressionsList } from './suppressions-list'

/** Who gets no marketing mail, and why. */
export function SuppressionsScreen(view: AdminViewServerProps) {
  return (
    <GuardedView
      render={async (context) => {
        const grant = await can(context.req, 'changeSuppressions')
        return (
          <ListPage
            actions={grant && <AddSuppressions grant={grant} />}
            context={context}
            exportCsv={exportSuppressions}
            list={suppressionsList}
            stats={
              <EmailTabs
                current="suppressions"
                isAdministrator={context.req.user?.role === 'admin'}
              />
            }
          />
        )
      }}
      screen="suppressions"
      view={view}
    />
  )
}

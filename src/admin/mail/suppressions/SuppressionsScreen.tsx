import { can } from '@/src/access/actions'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import { screenView } from '@/src/admin/kit/page/screen-view'

import { EmailTabs } from '../EmailTabs'
import { AddSuppressions } from './AddSuppressions'
import { suppressionsList } from './suppressions-list'

export const SuppressionsScreen = screenView('suppressions', async ({ context }) => {
  const grant = await can(context.req, 'changeSuppressions')
  return (
    <ListPage
      actions={grant && <AddSuppressions grant={grant} />}
      context={context}
      list={suppressionsList}
      stats={
        <EmailTabs current="suppressions" isAdministrator={context.req.user?.role === 'admin'} />
      }
    />
  )
})

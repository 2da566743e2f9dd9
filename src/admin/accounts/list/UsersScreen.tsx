import { can } from '@/src/access/actions'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import { screenView } from '@/src/admin/kit/page/screen-view'

import '../people-list.css'
import { AddUser } from './AddUser'
import { exportUsers } from './export-users'
import { UserCounts } from './UserCounts'
import { usersList } from './users-list'

/** Everybody with an account: customers and staff. */
export const UsersScreen = screenView('users', async ({ context }) => {
  const invite = await can(context.req, 'inviteUser')
  return (
    <div className="people-list">
      <ListPage
        actions={invite && <AddUser grant={invite} />}
        context={context}
        exportCsv={exportUsers}
        list={usersList}
        stats={<UserCounts req={context.req} />}
      />
    </div>
  )
})

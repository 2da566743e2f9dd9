import type { AdminViewServerProps } from 'payload'

import { can } from '@/src/access/actions'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import { GuardedView } from '@/src/admin/kit/page/GuardedView'

import '../people-list.css'
import { AddUser } from './AddUser'
import { exportUsers } from './export-users'
import { UserCounts } from './UserCounts'
import { usersList } from './users-list'

/** Everybody with an account: customers and staff. */
export function UsersScreen(view: AdminViewServerProps) {
  return (
    <GuardedView
      render={async (context) => {
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
      }}
      screen="users"
      view={view}
    />
  )
}

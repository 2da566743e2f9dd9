import type { PayloadRequest } from 'payload'
import { can } from '@/src/access/actions'
import { CountCards } from '@/src/admin/kit/list/CountCards'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { AddUser } from './AddUser'
import { usersList } from './users-list'

const ROLES = [
  ['Total users', null],
  ['Customers', 'user'],
  ['Sub-admins', 'sub_admin'],
  ['Administrators', 'admin'],
] as const

function UserCounts({ req }: { req: PayloadRequest }) {
  const cards = ROLES.map(([label, role]) => ({
    label,
    href: role ? `${adminHref('users')}?role=${role}` : adminHref('users'),
    where: { erasedAt: { exists: false }, ...(role && { role: { equals: role } }) },
  }))
  return <CountCards cards={cards} collection="users" req={req} />
}

export const UsersScreen = screenView('users', async ({ context }) => {
  const invite = await can(context.req, 'inviteUser')
  return (
    <ListPage
      className="list-lean mb-7 [&_.admin-stretched]:font-semibold [&_.admin-stretched]:no-underline"
      actions={invite && <AddUser grant={invite} />}
      context={context}
      list={usersList}
      stats={<UserCounts req={context.req} />}
    />
  )
})

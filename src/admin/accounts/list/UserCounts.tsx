import type { PayloadRequest } from 'payload'

import { CountCards } from '@/src/admin/kit/list/CountCards'
import { adminHref } from '@/src/admin/kit/screens/admin-href'

const ROLES = [
  ['Total users', null],
  ['Customers', 'user'],
  ['Sub-admins', 'sub_admin'],
  ['Administrators', 'admin'],
] as const

/** How many people there are of each role. */
export function UserCounts({ req }: { req: PayloadRequest }) {
  const cards = ROLES.map(([label, role]) => ({
    label,
    href: role ? `${adminHref('users')}?role=${role}` : adminHref('users'),
    where: { erasedAt: { exists: false }, ...(role && { role: { equals: role } }) },
  }))
  return <CountCards cards={cards} collection="users" req={req} />
}

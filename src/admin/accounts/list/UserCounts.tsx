import type { PayloadRequest, Where } from 'payload'
import { Suspense } from 'react'

import { countUpTo } from '@/src/admin/kit/list/count-up-to'
import { countedWords } from '@/src/admin/kit/list/ListCount'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { StatCards } from '@/src/admin/kit/ui/StatCards'

const CARDS = [
  ['Total users', null],
  ['Customers', 'user'],
  ['Sub-admins', 'sub_admin'],
  ['Administrators', 'admin'],
] as const

async function Count({ req, where }: { req: PayloadRequest; where: Where }) {
  return countedWords(await countUpTo(req, 'users', { where }))
}

/** How many people there are of each role; the rows do not wait for it. */
export function UserCounts({ req }: { req: PayloadRequest }) {
  const stats = CARDS.map(([label, role]) => ({
    label,
    href: role ? `${adminHref('users')}?role=${role}` : adminHref('users'),
    value: (
      <Suspense fallback="…">
        <Count
          req={req}
          where={{ erasedAt: { exists: false }, ...(role && { role: { equals: role } }) }}
        />
      </Suspense>
    ),
  }))
  return <StatCards stats={stats} />
}

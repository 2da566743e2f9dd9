import type { Where } from 'payload'
import { column, createdColumn } from '@/src/admin/kit/list/columns'
import { type ListSpec, oneOf } from '@/src/admin/kit/list/list-spec'
import { isEmail, whereHolds } from '@/src/admin/kit/list/search-words'
import { TonePill } from '@/src/admin/kit/status/pills'
import { Day } from '@/src/admin/kit/time/When'
import { RowTitle } from '@/src/admin/kit/ui/DataTable'
import { ROLE_LABELS } from '@/src/domain/accounts/people-input'
import { nameOf, readUsers, type UserRow } from '@/src/queries/accounts/user-rows'
import { countUpTo } from '@/src/queries/platform/count-up-to'
import { personHref } from '../person/person-href'
import { RoleSelect } from './RoleSelect'

const THERE: Where = { erasedAt: { exists: false } }

/** A whole address means that and no other; anything else is parts of a name or an address. */
const found = (text: string): Where =>
  isEmail(text) ? { email: { equals: text } } : whereHolds(text)

const stateOf = ({ emailVerifiedAt }: UserRow) =>
  emailVerifiedAt ? 'Confirmed' : 'Not confirmed yet'

export const usersList: ListSpec<UserRow> = {
  screen: 'users',
  description: 'Everyone with an account, the newest first.',
  empty: 'No users yet. Accounts appear here when people sign up or you add them.',
  views: { all: { label: 'All', where: THERE } },
  filters: {
    role: oneOf('Role', 'role', ROLE_LABELS),
  },
  search: {
    label: 'Name or email',
    where: (text) => found(text.toLowerCase()),
  },
  sort: '-createdAt',
  columns: [
    column('Name', { phone: 'title', csv: (row) => nameOf(row) }, (row) => (
      <RowTitle href={personHref(row.id)} sub={row.email}>
        {nameOf(row)}
      </RowTitle>
    )),
    column('Role', { phone: 'right', csv: ({ role }) => ROLE_LABELS[role] }, (row) => (
      <RoleSelect
        grant={row.change}
        id={row.id}
        key={row.role}
        name={nameOf(row)}
        role={row.role}
      />
    )),
    column('Email', { csv: stateOf }, (row) => (
      <TonePill tone={row.emailVerifiedAt ? 'good' : 'warning'}>{stateOf(row)}</TonePill>
    )),
    column(
      'Two-factor',
      { phone: 'hidden', csv: ({ hasFactor }) => (hasFactor ? 'On' : 'Off') },
      ({ hasFactor }) => (hasFactor ? <TonePill tone="good">On</TonePill> : '–'),
    ),
    column('Last seen', { csv: ({ lastSeenAt }) => lastSeenAt ?? '' }, ({ lastSeenAt }) =>
      lastSeenAt ? <Day at={lastSeenAt} /> : 'Never',
    ),
    createdColumn('Joined', 'left'),
  ],
  csvMore: [{ label: 'Address', csv: ({ email }) => email }],
  count: (req, asked, most) => countUpTo(req, 'users', asked, most),
  read: readUsers,
}

import { column } from '@/src/admin/kit/list/columns'
import { TonePill } from '@/src/admin/kit/status/pills'
import { Day } from '@/src/admin/kit/time/When'
import { type Column, DataTable } from '@/src/admin/kit/ui/DataTable'
import { EmptyState, LinkButton } from '@/src/admin/kit/ui/parts'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { nameOf, type SubAdmin } from '@/src/queries/accounts/user-rows'
import { DeleteUser } from '../person/DeleteUser'
import { rightsHref } from './rights-href'

type Props = {
  readonly rows: readonly SubAdmin[]
  readonly self: string
  readonly can: {
    readonly rights: Grant<'changeRights'> | null
    readonly erase: Grant<'deleteUser'> | null
  }
}

const columnsFor = ({ can, self }: Props): readonly Column<SubAdmin>[] => [
  column('Name', 'title', (row) => (
    <>
      <strong>{nameOf(row)}</strong>
      <small className="admin-sub">{row.email}</small>
    </>
  )),
  column('Account', {}, ({ emailVerifiedAt }) =>
    emailVerifiedAt ? (
      <TonePill tone="good">Active</TonePill>
    ) : (
      <TonePill tone="warning">Invited</TonePill>
    ),
  ),
  column(
    'Permissions',
    'left',
    ({ held, isCustom }) => `${held}, ${isCustom ? 'custom' : 'defaults'}`,
  ),
  column('Last seen', 'right', ({ lastSeenAt }) =>
    lastSeenAt ? <Day at={lastSeenAt} /> : 'Never',
  ),
  column('Added', 'hidden', ({ createdAt }) => <Day at={createdAt} />),
  column('', { end: true }, (row) => (
    <span className="inline-flex flex-wrap justify-end gap-2">
      <LinkButton href={rightsHref(row.id)}>
        {can.rights ? 'Edit permissions' : 'Permissions'}
      </LinkButton>
      {can.erase && row.id !== self && (
        <DeleteUser grant={can.erase} id={row.id} isSubAdmin name={nameOf(row)} />
      )}
    </span>
  )),
]

export function SubAdminTable(props: Props) {
  return (
    <DataTable
      columns={columnsFor(props)}
      empty={<EmptyState>No sub-admins yet. Add someone to share the work.</EmptyState>}
      isWhole
      keyOf={({ id }) => id}
      label="Sub-admins"
      rows={props.rows}
    />
  )
}

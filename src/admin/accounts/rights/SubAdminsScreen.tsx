import { can } from '@/src/access/actions'
import { roleGrants } from '@/src/access/permissions'
import { DeleteUser } from '@/src/admin/accounts/person/DeleteUser'
import { AddSubAdmin } from '@/src/admin/accounts/rights/AddSubAdmin'
import { rightsHref } from '@/src/admin/accounts/rights/rights-href'
import { column } from '@/src/admin/kit/list/columns'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { TonePill } from '@/src/admin/kit/status/pills'
import { Day } from '@/src/admin/kit/time/When'
import { type Column, DataTable } from '@/src/admin/kit/ui/DataTable'
import { EmptyState, LinkButton, Section, StatCards, withSub } from '@/src/admin/kit/ui/parts'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { PERMISSIONS } from '@/src/domain/platform/permissions/areas'
import {
  isOffered,
  MARKS,
  type Mark,
  markOf,
} from '@/src/domain/platform/permissions/chosen-rights'
import { permissionText } from '@/src/domain/platform/permissions/permission-text'
import { nameOf, type SubAdmin, subAdminFigures, subAdmins } from '@/src/queries/accounts/user-rows'

type Reader = {
  readonly self: string | undefined
  readonly rights: Grant<'changeRights'> | null
  readonly erase: Grant<'deleteUser'> | null
}

const columnsFor = ({ rights, erase, self }: Reader): readonly Column<SubAdmin>[] => [
  column('Name', 'title', (row) => withSub(<strong>{nameOf(row)}</strong>, row.email)),
  column('Account', {}, ({ emailVerifiedAt }) => (
    <TonePill tone={emailVerifiedAt ? 'good' : 'warning'}>
      {emailVerifiedAt ? 'Active' : 'Invited'}
    </TonePill>
  )),
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
        {rights ? 'Edit permissions' : 'Permissions'}
      </LinkButton>
      {erase && row.id !== self && (
        <DeleteUser grant={erase} id={row.id} isSubAdmin name={nameOf(row)} />
      )}
    </span>
  )),
]

const WORDS: Readonly<Record<Mark, string>> = {
  default: 'Every new sub-admin has these.',
  restricted: 'These touch money, people or settings. Give them to few.',
  customizable: 'Give these to people whose job needs them.',
}

const KINDS = ['default', 'restricted', 'customizable'] as const

/** What new sub-admins can do, what few should, and what depends on the job. */
function DefaultsExplained() {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(220px,100%),1fr))] gap-x-8 gap-y-2">
      {KINDS.map((kind) => (
        <div key={kind}>
          <h3 className="mx-0 mt-2 mb-0.5 text-base font-semibold">{MARKS[kind]}</h3>
          <p className="m-0 mb-1.5 text-muted">{WORDS[kind]}</p>
          <ul className="m-0 ps-4.5">
            {PERMISSIONS.filter((one) => isOffered(one) && markOf(one) === kind).map((one) => (
              <li key={one}>{permissionText(one)}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

export const SubAdminsScreen = screenView(
  'subAdmins',
  async ({ context: { req } }) => {
    const [rows, figures, invite, rights, erase, granted] = await Promise.all([
      subAdmins(req),
      subAdminFigures(req),
      can(req, 'inviteUser'),
      can(req, 'changeRights'),
      can(req, 'deleteUser'),
      roleGrants(req),
    ])
    return (
      <>
        <PageHeader
          actions={invite && <AddSubAdmin grant={invite} roleGrants={granted} />}
          description="People who help run the business, and what each of them can do."
          screen="subAdmins"
        />
        <StatCards
          stats={[
            { label: 'Sub-admins', value: figures.total },
            { label: 'Active in the last 30 days', value: figures.active },
            { label: 'Invitation not accepted yet', value: figures.waiting },
            { label: 'With two-factor', value: figures.safe },
          ]}
        />
        <div className="list-lean mb-7 [&_.admin-stretched]:font-semibold [&_.admin-stretched]:no-underline">
          <DataTable
            columns={columnsFor({ rights, erase, self: req.user?.id })}
            empty={<EmptyState>No sub-admins yet. Add someone to share the work.</EmptyState>}
            isWhole
            label="Sub-admins"
            rows={rows}
          />
        </div>
        <Section
          description="What a sub-admin can do unless you change it for one person."
          id="defaults"
          title="Default permissions"
        >
          <DefaultsExplained />
        </Section>
      </>
    )
  },
  "You don't have permission to manage sub-admins.",
)

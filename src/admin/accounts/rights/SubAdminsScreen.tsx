import { can } from '@/src/access/actions'
import { roleGrants } from '@/src/access/permissions'
import type { ViewContext } from '@/src/admin/kit/page/GuardedView'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { Section } from '@/src/admin/kit/ui/Section'
import { StatCards } from '@/src/admin/kit/ui/StatCards'

import '../people-list.css'
import { AddSubAdmin } from './AddSubAdmin'
import { DefaultsExplained } from './DefaultsExplained'
import './rights.css'
import { SubAdminTable } from './SubAdminTable'
import { subAdminFigures, subAdmins } from './sub-admins'

async function SubAdmins({ context: { req } }: { context: ViewContext }) {
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
      <div className="people-list">
        <SubAdminTable can={{ rights, erase }} rows={rows} self={req.user?.id ?? ''} />
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
}

/** Sub-admins: who they are, what they may do, and how to add one. */
export const SubAdminsScreen = screenView(
  'subAdmins',
  SubAdmins,
  "You don't have permission to manage sub-admins.",
)

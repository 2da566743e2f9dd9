import { can } from '@/src/access/actions'
import { holderOf, roleGrants } from '@/src/access/permissions'
import { NotThere, PageHeader } from '@/src/admin/kit/page/PageHeader'
import { askedId, screenView } from '@/src/admin/kit/page/screen-view'
import { LinkButton } from '@/src/admin/kit/ui/parts'
import { effectivePermissions } from '@/src/domain/platform/permissions/effective-permissions'
import { nameOf, subAdminOf } from '@/src/queries/accounts/user-rows'
import { rightsVersion } from '@/src/services/accounts/people/change-person'
import { InviteAgain } from '../person/InviteAgain'
import { personHref } from '../person/person-href'
import { RightsForm } from './RightsForm'

export const RightsScreen = screenView(
  'subAdminRights',
  async ({ context: { req, search } }) => {
    const id = askedId(search)
    const user = id && (await subAdminOf(req, id))
    if (!user) {
      return (
        <NotThere link="All sub-admins" list="subAdmins" screen="subAdminRights">
          This sub-admin does not exist. They may have another role by now.
        </NotThere>
      )
    }
    const granted = await roleGrants(req)
    const holder = holderOf(user)
    const grant = user.id === req.user?.id ? null : await can(req, 'changeRights')
    const invite = await can(req, 'inviteUser')
    const version = rightsVersion(user, granted)
    return (
      <>
        <PageHeader
          actions={
            <>
              {invite && !user.emailVerifiedAt && <InviteAgain grant={invite} id={user.id} />}
              <LinkButton href={personHref(user.id)}>Open account</LinkButton>
            </>
          }
          description="Choose a preset, or a level for each area. You can give only what you hold."
          name={nameOf(user)}
          screen="subAdminRights"
          title={`Permissions of ${nameOf(user)}`}
        />
        <RightsForm
          grant={grant}
          held={[...effectivePermissions(holder, granted)]}
          id={user.id}
          key={version}
          seen={version}
        />
      </>
    )
  },
  "You don't have permission to manage sub-admins.",
)

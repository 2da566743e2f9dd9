'use client'

import type { z } from 'zod'

import { OpenDrawer } from '@/src/admin/kit/ui/dialogs'
import type { newPerson } from '@/src/domain/accounts/people-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import { rightsFor } from '@/src/domain/platform/permissions/chosen-rights'

import { INVITED_FIELDS } from '../person/person-fields'
import { InvitationForm } from '../person/UnmailedInvitation'
import { RightsTable } from './RightsTable'
import { useChosen } from './use-chosen'

type Props = {
  readonly grant: Grant<'inviteUser'>
  /** What the role holds. */
  readonly roleGrants: readonly Permission[]
}

export function AddSubAdmin(props: Props) {
  return (
    <OpenDrawer
      look="primary"
      label="Add sub-admin"
      name={`${props.grant.action}-sub`}
      title="Add sub-admin"
    >
      {(close) => <NewSubAdmin {...props} close={close} />}
    </OpenDrawer>
  )
}

function NewSubAdmin({ roleGrants, close }: Props & { readonly close: () => void }) {
  const { chosen, change, forget } = useChosen([], 'add-sub-admin-rights')
  const bodyOf = (typed: z.output<typeof newPerson>) => {
    const { grants, denials } = rightsFor([...chosen], roleGrants)
    const rights = { permissionGrants: grants, permissionDenials: denials }
    return { ...typed, ...(chosen.size > 0 && rights) }
  }
  return (
    <InvitationForm
      action="Create sub-admin"
      bodyOf={bodyOf}
      busyLabel="Creating…"
      close={close}
      done={forget}
      draft="add-sub-admin"
      fields={INVITED_FIELDS}
      refused="Error creating sub-admin. Please try again."
      success="Sub-admin created successfully!"
      values={{ role: 'sub_admin' }}
    >
      <details>
        <summary className="py-2 cursor-pointer">
          Permissions (optional, leave empty to use defaults)
        </summary>
        <RightsTable chosen={chosen} held={chosen} onChange={change} />
      </details>
    </InvitationForm>
  )
}

'use client'

import { useState } from 'react'
import type { z } from 'zod'

import { FieldsForm } from '@/src/admin/kit/record/FieldsForm'
import { OpenDrawer } from '@/src/admin/kit/ui/dialogs'
import { invitedAnswer, type Unmailed } from '@/src/domain/accounts/invitation-input'
import { newPerson } from '@/src/domain/accounts/people-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import { rightsFor } from '@/src/domain/platform/permissions/chosen-rights'

import { INVITED_FIELDS } from '../person/person-fields'
import { UnmailedInvitation } from '../person/UnmailedInvitation'
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
  const [unmailed, setUnmailed] = useState<Unmailed | null>(null)
  if (unmailed) return <UnmailedInvitation onDone={close} unmailed={unmailed} />
  const bodyOf = (typed: z.output<typeof newPerson>) => {
    const { grants, denials } = rightsFor([...chosen], roleGrants)
    const rights = { permissionGrants: grants, permissionDenials: denials }
    return { ...typed, ...(chosen.size > 0 && rights) }
  }
  return (
    <FieldsForm
      action="Create sub-admin"
      answer={invitedAnswer}
      bodyOf={bodyOf}
      busyLabel="Creating…"
      done={(invited) => {
        forget()
        if (invited.unmailed) setUnmailed(invited.unmailed)
        else close()
      }}
      draft="add-sub-admin"
      fields={INVITED_FIELDS}
      look="primary"
      path="/api/users/invite"
      refused="Error creating sub-admin. Please try again."
      schema={newPerson}
      success="Sub-admin created successfully!"
      values={{ role: 'sub_admin' }}
    >
      <details>
        <summary className="py-2 cursor-pointer">
          Permissions (optional, leave empty to use defaults)
        </summary>
        <RightsTable chosen={chosen} held={chosen} onChange={change} />
      </details>
    </FieldsForm>
  )
}

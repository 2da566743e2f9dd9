'use client'

import { useState } from 'react'
import type { z } from 'zod'

import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { RecordInputs } from '@/src/admin/kit/record/RecordInputs'
import type { Values } from '@/src/admin/kit/record/record-field'
import { OpenDrawer } from '@/src/admin/kit/ui/dialogs'
import { invitedAnswer, type Unmailed } from '@/src/domain/accounts/invitation-input'
import { newPerson } from '@/src/domain/accounts/people-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import { rightsFor } from '@/src/domain/platform/permissions/chosen-rights'
import { request } from '@/src/lib/browser/request'

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
  const state = useAdminForm<Values, z.output<typeof newPerson>, z.output<typeof invitedAnswer>>({
    schema: newPerson,
    values: { firstName: '', lastName: '', email: '', phone: '', role: 'sub_admin' },
    send: (typed) => {
      const { grants, denials } = rightsFor([...chosen], roleGrants)
      const rights = { permissionGrants: grants, permissionDenials: denials }
      return request('POST', '/api/users/invite', {
        body: { ...typed, ...(chosen.size > 0 && rights) },
        answer: invitedAnswer,
      })
    },
    draft: 'add-sub-admin',
    success: 'Sub-admin created successfully!',
    done: (invited) => {
      forget()
      if (invited.unmailed) setUnmailed(invited.unmailed)
      else close()
    },
  })
  if (unmailed) return <UnmailedInvitation onDone={close} unmailed={unmailed} />
  return (
    <AdminForm
      action="Create sub-admin"
      busyLabel="Creating…"
      refused="Error creating sub-admin. Please try again."
      state={state}
    >
      <RecordInputs fields={INVITED_FIELDS} state={state} />
      <details>
        <summary className="py-2 cursor-pointer">
          Permissions (optional, leave empty to use defaults)
        </summary>
        <RightsTable chosen={chosen} held={chosen} onChange={change} />
      </details>
    </AdminForm>
  )
}

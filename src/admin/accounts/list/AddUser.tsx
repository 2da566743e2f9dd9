'use client'

import { useState } from 'react'
import { FieldsForm } from '@/src/admin/kit/record/FieldsForm'
import { ask } from '@/src/admin/kit/record/record-field'
import { OpenDrawer } from '@/src/admin/kit/ui/dialogs'
import { invitedAnswer, type Unmailed } from '@/src/domain/accounts/invitation-input'
import { newPerson, ROLE_LABELS } from '@/src/domain/accounts/people-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { INVITED_FIELDS } from '../person/person-fields'
import { UnmailedInvitation } from '../person/UnmailedInvitation'

export function AddUser({ grant }: { grant: Grant<'inviteUser'> }) {
  return (
    <OpenDrawer look="primary" label="Add user" name={grant.action} title="Add user">
      {(close) => <NewUser close={close} />}
    </OpenDrawer>
  )
}

const CREATED = 'User created successfully!'
const MAILED = 'They will receive an email to set their password.'

function NewUser({ close }: { close: () => void }) {
  const [unmailed, setUnmailed] = useState<Unmailed | null>(null)
  if (unmailed) return <UnmailedInvitation onDone={close} unmailed={unmailed} />
  return (
    <FieldsForm
      action="Send invitation"
      answer={invitedAnswer}
      busyLabel="Sending…"
      done={(invited) => {
        if (invited.unmailed) setUnmailed(invited.unmailed)
        else close()
      }}
      draft="add-user"
      fields={[
        ...INVITED_FIELDS,
        ask('choice', 'role', 'Role', { options: ROLE_LABELS, required: true, initial: 'user' }),
      ]}
      look="primary"
      path="/api/users/invite"
      refused="Error creating user. Please try again."
      schema={newPerson}
      success={(invited) => (invited.unmailed ? CREATED : `${CREATED} ${MAILED}`)}
      values={{ role: 'user' }}
    />
  )
}

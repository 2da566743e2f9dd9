'use client'

import { useState } from 'react'

import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { Options, SelectRow } from '@/src/admin/kit/form/inputs'
import { OpenDrawer } from '@/src/admin/kit/ui/dialogs'
import { invitedAnswer, type Unmailed } from '@/src/domain/accounts/invitation-input'
import { newPerson, ROLE_LABELS } from '@/src/domain/accounts/people-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { request } from '@/src/lib/browser/request'

import { InvitedRows } from '../person/NameRows'
import { UnmailedInvitation } from '../person/UnmailedInvitation'

/** The way to invite someone. */
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
  const state = useAdminForm({
    schema: newPerson,
    values: { firstName: '', lastName: '', email: '', phone: '', role: 'user' },
    send: (body) => request('POST', '/api/users/invite', { body, answer: invitedAnswer }),
    draft: 'add-user',
    success: (invited) => (invited.unmailed ? CREATED : `${CREATED} ${MAILED}`),
    done: (invited) => {
      if (invited.unmailed) setUnmailed(invited.unmailed)
      else close()
    },
  })
  if (unmailed) return <UnmailedInvitation onDone={close} unmailed={unmailed} />
  return (
    <AdminForm
      action="Send invitation"
      busyLabel="Sending…"
      refused="Error creating user. Please try again."
      state={state}
    >
      <InvitedRows field={state.field} />
      <SelectRow field={state.field('role')} id="person-role" label="Role" required>
        <Options of={ROLE_LABELS} />
      </SelectRow>
    </AdminForm>
  )
}

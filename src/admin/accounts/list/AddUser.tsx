'use client'

import { ask } from '@/src/admin/kit/record/record-field'
import { OpenDrawer } from '@/src/admin/kit/ui/dialogs'
import { ROLE_LABELS } from '@/src/domain/accounts/people-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { INVITED_FIELDS } from '../person/person-fields'
import { InvitationForm } from '../person/UnmailedInvitation'

const CREATED = 'User created successfully!'
const MAILED = 'They will receive an email to set their password.'

export const AddUser = ({ grant }: { grant: Grant<'inviteUser'> }) => (
  <OpenDrawer look="primary" label="Add user" name={grant.action} title="Add user">
    {(close) => (
      <InvitationForm
        action="Send invitation"
        busyLabel="Sending…"
        close={close}
        draft="add-user"
        fields={[
          ...INVITED_FIELDS,
          ask('choice', 'role', 'Role', { options: ROLE_LABELS, required: true, initial: 'user' }),
        ]}
        refused="Error creating user. Please try again."
        success={(invited) => (invited.unmailed ? CREATED : `${CREATED} ${MAILED}`)}
        values={{ role: 'user' }}
      />
    )}
  </OpenDrawer>
)

'use client'

import { FormDialog } from '@/src/admin/kit/record/FormDialog'
import { personInput } from '@/src/domain/accounts/people-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { PERSON_FIELDS } from './person-fields'

type Props = {
  readonly grant: Grant<'editUser'>
  readonly id: string
  readonly person: { readonly firstName: string; readonly lastName: string; readonly phone: string }
}

/** Someone's details. Their email address they change themselves, by a link to the new one. */
export const EditUser = ({ grant, id, person }: Props) => (
  <FormDialog
    opens={{ label: 'Edit', name: grant.action, title: 'Edit user' }}
    action="Save"
    draft={`edit-user:${id}`}
    fields={PERSON_FIELDS}
    path={`/api/users/${id}/details`}
    refused="Not saved."
    schema={personInput}
    success="Saved"
    values={person}
  />
)

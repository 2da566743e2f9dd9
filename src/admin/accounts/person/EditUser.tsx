'use client'

import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { OpenDrawer } from '@/src/admin/kit/ui/dialogs'
import { personInput } from '@/src/domain/accounts/people-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { request } from '@/src/lib/browser/request'

import { NameRows } from './NameRows'

type Props = {
  readonly grant: Grant<'editUser'>
  readonly id: string
  readonly person: { readonly firstName: string; readonly lastName: string; readonly phone: string }
}

/** Someone's details. Their email address they change themselves, by a link to the new one. */
export function EditUser(props: Props) {
  return (
    <OpenDrawer label="Edit" name={props.grant.action} title="Edit user">
      {(close) => <Details {...props} close={close} />}
    </OpenDrawer>
  )
}

function Details({ id, person, close }: Props & { readonly close: () => void }) {
  const state = useAdminForm({
    schema: personInput,
    values: person,
    send: (body) => request('POST', `/api/users/${id}/details`, { body }),
    draft: `edit-user:${id}`,
    success: 'Saved',
    done: close,
  })
  return (
    <AdminForm action="Save" refused="Not saved." state={state}>
      <NameRows field={state.field} />
    </AdminForm>
  )
}

'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { TextInput } from '@/src/admin/kit/form/inputs'
import { OpenDrawer } from '@/src/admin/kit/ui/dialogs'
import { PASSWORD_MINIMUM, passwordHelp } from '@/src/domain/accounts/password'
import { passwordInput } from '@/src/domain/accounts/settings-input'
import { request } from '@/src/lib/browser/request'

const SCHEMA = passwordInput('staff', PASSWORD_MINIMUM.staff)
const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** On one's own account, in place of Payload's button, which asks for no current password. */
export function ChangePassword() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (!user || user.id !== id) return null
  return (
    <div className="field-type">
      <OpenDrawer label="Change password" name="change-password" title="Change password">
        {(close) => <Passwords close={close} />}
      </OpenDrawer>
    </div>
  )
}

function Passwords({ close }: { readonly close: () => void }) {
  const { form, ...state } = useAdminForm({
    schema: SCHEMA,
    values: EMPTY,
    send: (body) => request('POST', '/api/account/password', { body }),
    draft: null,
    success: 'Your password is changed. Your other browsers are signed out.',
    done: () => {
      form.reset(EMPTY)
      close()
    },
  })
  const { field } = state
  return (
    <AdminForm action="Change password" busyLabel="Changing…" refused="Not changed." state={state}>
      <TextInput
        field={field('currentPassword')}
        label="Current password"
        autoComplete="current-password"
        type="password"
      />
      <TextInput
        field={field('newPassword', { deps: 'confirmPassword' })}
        help={passwordHelp(PASSWORD_MINIMUM.staff)}
        label="New password"
        autoComplete="new-password"
        type="password"
      />
      <TextInput
        field={field('confirmPassword')}
        label="Confirm new password"
        autoComplete="new-password"
        type="password"
      />
    </AdminForm>
  )
}

'use client'

import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow } from '@/src/admin/kit/form/FormRow'
import { useAdminForm } from '@/src/admin/kit/form/use-admin-form'
import { mailTestInput } from '@/src/domain/mail/mail-settings-input'
import { request } from '@/src/lib/browser/request'

/** Sends an email at once, to see whether it arrives and what the server says. */
export function TestMail({ to }: { to: string }) {
  const state = useAdminForm({
    schema: mailTestInput,
    values: { to },
    draft: null,
    send: (body) => request('POST', '/api/mail/settings/test', { body }),
    success: 'Test email sent successfully!',
  })
  return (
    <AdminForm
      action="Send test"
      busyLabel="Sending…"
      look="secondary"
      refused="Failed to send test email."
      state={state}
    >
      <FormRow field={state.field('to')} id="test-to" label="To" required>
        {(control) => <input {...control} inputMode="email" type="email" />}
      </FormRow>
    </AdminForm>
  )
}

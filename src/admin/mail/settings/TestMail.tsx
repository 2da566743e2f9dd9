'use client'

import { FieldsForm } from '@/src/admin/kit/record/FieldsForm'
import { ask } from '@/src/admin/kit/record/record-field'
import { mailTestInput } from '@/src/domain/mail/mail-settings-input'

export const TestMail = ({ to }: { to: string }) => (
  <FieldsForm
    action="Send test"
    busyLabel="Sending…"
    draft={null}
    fields={[ask('text', 'to', 'To', { type: 'email', required: true })]}
    look="secondary"
    path="/api/mail/settings/test"
    refused="Failed to send test email."
    schema={mailTestInput}
    success="Test email sent successfully!"
    values={{ to }}
  />
)

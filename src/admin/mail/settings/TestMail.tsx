'use client'

import { FieldsForm } from '@/src/admin/kit/record/FieldsForm'
import { mailTestInput } from '@/src/domain/mail/mail-settings-input'

export const TestMail = ({ to }: { to: string }) => (
  <FieldsForm
    action="Send test"
    busyLabel="Sending…"
    draft={null}
    fields={[{ kind: 'text', type: 'email', name: 'to', label: 'To', required: true }]}
    look="secondary"
    path="/api/mail/settings/test"
    refused="Failed to send test email."
    schema={mailTestInput}
    success="Test email sent successfully!"
    values={{ to }}
  />
)

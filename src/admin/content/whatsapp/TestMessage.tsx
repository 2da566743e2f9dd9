'use client'

import { FieldsForm } from '@/src/admin/kit/record/FieldsForm'
import { ask } from '@/src/admin/kit/record/record-field'
import { cloudTestInput } from '@/src/domain/content/whatsapp/settings-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'

export const TestMessage = (_: { readonly grant: Grant<'configureWhatsApp'> }) => (
  <FieldsForm
    action="Send test"
    busyLabel="Sending…"
    draft={null}
    fields={[
      ask('text', 'to', 'To', { type: 'tel', required: true }),
      ask('text', 'template', 'Template', { help: 'One without variables.', required: true }),
      ask('text', 'language', 'Language', { required: true }),
    ]}
    look="primary"
    path="/api/whatsapp/test"
    refused="Failed to send the test message."
    schema={cloudTestInput}
    success="Test message sent."
    values={{ template: 'hello_world', language: 'en_US' }} // Meta gives each test number this one
  />
)

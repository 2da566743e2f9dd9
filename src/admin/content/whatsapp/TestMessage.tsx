'use client'

import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { TextInput } from '@/src/admin/kit/form/inputs'
import { useAdminForm } from '@/src/admin/kit/form/use-admin-form'
import { cloudTestInput } from '@/src/domain/content/whatsapp/settings-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { request } from '@/src/lib/browser/request'

/** Meta gives each test number this template. */
const SAMPLE = { to: '', template: 'hello_world', language: 'en_US' }

/** Sends a template at once, to see whether it arrives and what WhatsApp says. */
export function TestMessage({ grant: _ }: { readonly grant: Grant<'configureWhatsApp'> }) {
  const state = useAdminForm({
    schema: cloudTestInput,
    values: SAMPLE,
    draft: null,
    send: (body) => request('POST', '/api/whatsapp/test', { body }),
    success: 'Test message sent.',
  })
  return (
    <AdminForm
      action="Send test"
      busyLabel="Sending…"
      refused="Failed to send the test message."
      state={state}
    >
      <TextInput field={state.field('to')} label="To" required type="tel" />
      <TextInput
        field={state.field('template')}
        help="One without variables."
        label="Template"
        required
      />
      <TextInput field={state.field('language')} label="Language" required />
    </AdminForm>
  )
}

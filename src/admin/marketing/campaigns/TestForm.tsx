'use client'

import { z } from 'zod'
import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { TextInput } from '@/src/admin/kit/form/inputs'
import { useAdminForm } from '@/src/admin/kit/form/use-admin-form'
import { OpenDrawer } from '@/src/admin/kit/ui/OpenDrawer'
import { request } from '@/src/lib/browser/request'

import { SaveFirst, useUnsaved } from './unsaved'

const schema = z.object({
  to: z.string().trim().toLowerCase().pipe(z.email('Enter a valid email')),
})

type Props = { readonly to: string; readonly subject: string; readonly content: string }

function Form({ to, subject, content, close }: Props & { close: () => void }) {
  const state = useAdminForm<z.input<typeof schema>, z.output<typeof schema>, unknown>({
    schema,
    values: { to },
    draft: null,
    send: (typed) =>
      request('POST', '/api/send-email-campaign', {
        body: { type: 'test', subject, content, recipients: [typed.to] },
      }),
    success: 'Test email sent successfully!',
    done: close,
  })
  return (
    <AdminForm
      action="Send test"
      busyLabel="Sending…"
      look="primary"
      refused="Failed to send test email."
      state={state}
    >
      <TextInput
        field={state.field('to')}
        help="Filled in for a sample reader, as it was saved last."
        label="To"
        required
        type="email"
      />
    </AdminForm>
  )
}

/** Opens the form that sends a campaign to oneself. */
export function TestForm(props: Props) {
  const isUnsaved = useUnsaved()
  return (
    <OpenDrawer label="Send test…" name="campaign-test" title="Send a test email">
      {(close) => (isUnsaved ? <SaveFirst /> : <Form {...props} close={close} />)}
    </OpenDrawer>
  )
}

'use client'

import { useState } from 'react'

import type { SupportMessage } from '@/src/domain/support/support-message'
import { SUPPORT_SUBJECTS, supportMailto } from '@/src/domain/support/support-subjects'
import { readParts, request } from '@/src/lib/browser/request'
import { useSentForm } from '@/src/lib/browser/use-sent-form'
import { Button } from '@/src/storefront/ui/button'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'
import { EmailField } from '@/src/storefront/ui/forms/person-fields'
import { SelectField } from '@/src/storefront/ui/forms/select-field'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { TextareaField } from '@/src/storefront/ui/forms/textarea-field'

import { checkMessage } from './check-message'
import { MessageSent } from './MessageSent'
import { usePrefill } from './use-prefill'

type Sent = { readonly reference: string; readonly email: string }

const TAKEN = readParts<{ reference: string }>('reference')

/** Opens a ticket. Whatever happens, nothing that was typed is lost: a mail can carry it instead. */
export function SupportForm({ address }: { address: string }) {
  const [sent, setSent] = useState<Sent>()
  const { form, field, submit, busy, failure } = useSentForm({
    resolver: checkMessage,
    values: { name: '', email: '', message: '' },
    send: (message: SupportMessage) =>
      request('POST', '/api/support/messages', { body: message, answer: TAKEN }),
    done: ({ reference }, { email }) => setSent({ reference, email }),
  })
  usePrefill(form)

  if (sent) {
    const again = () => {
      form.resetField('message')
      setSent(undefined)
    }
    return <MessageSent {...sent} onAgain={again} />
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Name" autoComplete="name" {...field('name')} />
        <EmailField autoComplete="email" {...field('email')} />
      </div>
      <SelectField
        label="Subject"
        placeholder="Choose a subject"
        options={SUPPORT_SUBJECTS}
        {...field('subject')}
      />
      <TextareaField label="Message" rows={6} {...field('message')} />
      <FailureNotice failure={failure} focus>
        What you typed is still here.{' '}
        <a className="link" href={supportMailto(address, form.getValues())}>
          Send it as an email instead
        </a>
        .
      </FailureNotice>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={busy} busyLabel="Sending…">
          Send message
        </Button>
        <p className="text-sm text-muted">
          Or write to{' '}
          <a className="link" href={`mailto:${address}`}>
            {address}
          </a>
        </p>
      </div>
    </form>
  )
}

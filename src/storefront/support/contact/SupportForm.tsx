'use client'

import { useState } from 'react'
import { useForm } from 'react-hook-form'

import type { SupportMessage } from '@/src/domain/support/support-message'
import { SUPPORT_SUBJECTS, supportMailto } from '@/src/domain/support/support-subjects'
import { readParts, request } from '@/src/lib/browser/request'
import type { ApiFailure } from '@/src/lib/browser/result'
import { Button } from '@/src/storefront/ui/button'
import { SelectField } from '@/src/storefront/ui/forms/select-field'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { TextareaField } from '@/src/storefront/ui/forms/textarea-field'
import { Notice } from '@/src/storefront/ui/notice'

import { checkMessage } from './check-message'
import { MessageSent } from './MessageSent'
import { usePrefill } from './use-prefill'

type Sent = { readonly reference: string; readonly email: string }

const TAKEN = readParts<{ reference: string }>('reference')

/** Opens a ticket. Whatever happens, nothing that was typed is lost: a mail can carry it instead. */
export function SupportForm({ address }: { address: string }) {
  const [sent, setSent] = useState<Sent>()
  const [failure, setFailure] = useState<ApiFailure>()
  const form = useForm<SupportMessage>({
    resolver: checkMessage,
    mode: 'onTouched',
    delayError: 250, // else the button moves away from under the click that leaves a field
    defaultValues: { name: '', email: '', message: '' },
  })
  const { register, handleSubmit, formState, getValues, setError } = form
  const { errors, isSubmitting } = formState
  usePrefill(form)

  const submit = handleSubmit(async (message) => {
    setFailure(undefined)
    const answer = await request('POST', '/api/support/messages', {
      body: message,
      answer: TAKEN,
    })
    if (answer.ok) return setSent({ reference: answer.value.reference, email: message.email })
    for (const field of ['name', 'email', 'subject', 'message'] as const) {
      const complaint = answer.fields[field]
      if (complaint) setError(field, { message: complaint })
    }
    setFailure(answer)
  })

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
        <TextField
          label="Name"
          autoComplete="name"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          error={errors.email?.message}
          {...register('email')}
        />
      </div>
      <SelectField
        label="Subject"
        placeholder="Choose a subject"
        options={SUPPORT_SUBJECTS}
        error={errors.subject?.message}
        {...register('subject')}
      />
      <TextareaField
        label="Message"
        rows={6}
        error={errors.message?.message}
        {...register('message')}
      />
      {failure && (
        <Notice tone="danger" title={failure.message}>
          What you typed is still here.{' '}
          <a className="link" href={supportMailto(address, getValues())}>
            Send it as an email instead
          </a>
          .{failure.id && ` If you write about this, mention ${failure.id}.`}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={isSubmitting} busyLabel="Sending…">
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

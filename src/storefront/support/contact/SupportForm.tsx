'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { SupportMessage } from '@/src/domain/support/support-message'
import {
  isSupportSubject,
  SUPPORT_SUBJECTS,
  supportMailto,
} from '@/src/domain/support/support-subjects'
import { readParts, request } from '@/src/lib/browser/request'
import { usePlainForm } from '@/src/lib/browser/use-plain-form'
import { Button } from '@/src/storefront/ui/button'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'
import { EmailField } from '@/src/storefront/ui/forms/person-fields'
import { SelectField } from '@/src/storefront/ui/forms/select-field'
import { TextareaField, TextField } from '@/src/storefront/ui/forms/text-field'

type Sent = { readonly reference: string; readonly message: SupportMessage }

const TAKEN = readParts<{ reference: string }>('reference')

const sentPart = () => import('./MessageSent').then(({ MessageSent }) => ({ default: MessageSent }))
const MessageSent = lazy(sentPart)

/**
 * Fetched once someone is in the form: the rules weigh more than the page. With them comes what is
 * shown at the end.
 */
const rules = async () => {
  const [{ supportMessage }] = await Promise.all([
    import('@/src/domain/support/support-message'),
    sentPart(),
  ])
  return supportMessage
}

/** Opens a ticket. Whatever happens, nothing that was typed is lost: a mail can carry it instead. */
export function SupportForm({ address }: { address: string }) {
  const [sent, setSent] = useState<Sent | null>(null)
  const [isAgain, setAgain] = useState(false)
  const { form, about: given } = usePrefill()
  const about = sent ? undefined : given // of the first message alone
  const { field, submit, busy, failure, tried } = usePlainForm({
    rules,
    values: sent ? { ...sent.message, message: '', about } : { about },
    send: (message, key) =>
      request('POST', '/api/support/messages', { body: message, key, answer: TAKEN }),
    done: ({ reference }, message) => {
      setSent({ reference, message })
      setAgain(false)
    },
  })

  if (sent && !isAgain) {
    const { reference, message } = sent
    return (
      <Suspense>
        <MessageSent email={message.email} onAgain={() => setAgain(true)} reference={reference} />
      </Suspense>
    )
  }
  const words = (name: string) => String(tried[name] ?? '')
  const subject = words('subject')
  const mail = supportMailto(address, {
    name: words('name'),
    email: words('email'),
    subject: isSupportSubject(subject) ? subject : 'other',
    message: words('message'),
    about,
  })
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
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
        <a className="link" href={mail}>
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

/** Puts words into a control of a form that is not yet filled in otherwise. */
function fill(form: HTMLFormElement | null, name: string, words: string): void {
  const control = form?.elements.namedItem(name)
  const isOurs = control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement
  if (isOurs && control.value === '') control.value = words
}

/**
 * Fills in what the page that led here already knows: `?subject=` as one of the subjects or in
 * words, `?service=` as the service that someone wants. Gives what it is about, and the ref of its form.
 *
 * Read after loading, so that the form itself is part of the prerendered page.
 */
function usePrefill() {
  const form = useRef<HTMLFormElement>(null)
  const [about, setAbout] = useState<string>()
  useEffect(() => {
    const query = new URLSearchParams(window.location.search)
    const subject = query.get('subject')?.trim() ?? ''
    const asked = query.get('service')?.trim() || (isSupportSubject(subject) ? '' : subject)
    fill(form.current, 'subject', isSupportSubject(subject) ? subject : asked && 'other')
    if (!asked) return
    setAbout(asked.slice(0, 150))
    fill(form.current, 'message', `I would like to start: ${asked}\n`)
  }, [])
  return { form, about }
}

'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'

import {
  SUPPORT_SUBJECTS,
  type SupportMessage,
  supportMailto,
  supportMessage,
} from '@/src/domain/content/support-message'
import { Button } from '@/src/storefront/ui/button'
import { Notice } from '@/src/storefront/ui/notice'
import { SelectField } from '@/src/storefront/ui/select-field'
import { TextField } from '@/src/storefront/ui/text-field'
import { TextareaField } from '@/src/storefront/ui/textarea-field'

/**
 * Writes a mail in the visitor's own mail program.
 *
 * What was typed stays: whether that program opened is not for us to know.
 */
export function SupportForm({ address }: { address: string }) {
  const [about, setAbout] = useState<string>()
  const [opened, setOpened] = useState(false)
  const { register, handleSubmit, formState, getValues, setValue } = useForm<SupportMessage>({
    resolver: zodResolver(supportMessage),
    mode: 'onTouched',
  })
  const { errors } = formState

  // Read after loading, so that the form itself is part of the prerendered page.
  useEffect(() => {
    const subject = new URLSearchParams(window.location.search).get('subject')
    if (!subject) return
    setAbout(subject)
    if (!getValues('message')) setValue('message', `I would like to start: ${subject}\n`)
  }, [getValues, setValue])

  const openMail = handleSubmit((message) => {
    window.location.href = supportMailto(address, message, about)
    setOpened(true)
  })

  return (
    <form onSubmit={openMail} noValidate className="flex flex-col gap-5">
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
      <SelectField
        label="Subject"
        placeholder="Choose a subject"
        options={SUPPORT_SUBJECTS}
        error={errors.subject?.message}
        {...register('subject')}
      />
      <TextareaField label="Message" error={errors.message?.message} {...register('message')} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit">Send message</Button>
        <p className="text-sm text-muted">Opens in your mail program.</p>
      </div>
      {opened && (
        <Notice tone="accent" live title="Your message is ready in your mail program">
          Press Send there. If nothing opened, write to{' '}
          <a className="link" href={`mailto:${address}`}>
            {address}
          </a>
          ; what you typed is still above.
        </Notice>
      )}
    </form>
  )
}

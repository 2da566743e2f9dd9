'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'

import type { OpeningView } from '@/src/domain/careers/opening-view'
import { request } from '@/src/lib/browser/request'
import type { ApiFailure } from '@/src/lib/browser/result'
import { Button } from '@/src/storefront/ui/button'
import { Checkbox } from '@/src/storefront/ui/forms/checkbox'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'
import { EmailField } from '@/src/storefront/ui/forms/person-fields'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { TextareaField } from '@/src/storefront/ui/forms/textarea-field'
import { useAlive } from '@/src/storefront/ui/forms/use-alive'

import { ApplicationSent } from './ApplicationSent'
import { CvField } from './CvField'
import { checkApplication, type Problems } from './check-application'
import { QuestionField } from './QuestionField'

type Props = {
  readonly opening: Pick<OpeningView, 'slug' | 'title' | 'questions'>
  /** For how long it is kept: `6 months`. */
  readonly months: string
}

/** A CV on a slow line takes its time. */
const UPLOAD_MS = 10 * 60_000

/** An application. Without our script the browser sends it by itself and goes on to a page. */
export function ApplyForm({ opening, months }: Props) {
  const { slug, title, questions } = opening
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  const isAlive = useAlive()
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (Object.keys(problems).length > 0) first?.focus()
  }, [problems])

  const path = `/api/careers/${encodeURIComponent(slug)}/apply`
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const typed = new FormData(event.currentTarget)
    const found = checkApplication(typed, questions)
    setFailure(null)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    const answer = await request('POST', path, { body: typed, timeoutMs: UPLOAD_MS })
    setBusy(false)
    if (answer.ok) return setSent(true)
    setProblems(answer.fields)
    if (Object.keys(answer.fields).length === 0) setFailure(answer)
  }

  if (isSent) return <ApplicationSent title={title} />
  return (
    <form
      action={path}
      aria-labelledby="apply"
      className="flex max-w-140 flex-col gap-5"
      encType="multipart/form-data"
      method="post"
      noValidate={isAlive}
      onSubmit={send}
      ref={form}
    >
      <TextField
        autoComplete="name"
        error={problems.name}
        label="Name"
        maxLength={120}
        name="name"
        required
      />
      <EmailField
        autoComplete="email"
        error={problems.email}
        maxLength={254}
        name="email"
        required
      />
      <TextField
        autoComplete="tel"
        error={problems.phone}
        label="Phone"
        maxLength={40}
        name="phone"
        optional
        type="tel"
      />
      <CvField error={problems.cv} />
      {questions.map((question) => (
        <QuestionField
          error={problems[`answer.${question.id}`]}
          key={question.id}
          question={question}
        />
      ))}
      <TextareaField
        error={problems.coverLetter}
        help="A few lines about yourself and why this position."
        label="Letter"
        maxLength={10_000}
        name="coverLetter"
        optional
      />
      <Checkbox
        error={problems.consent}
        label={
          <>
            I agree that you keep my application and CV for {months} to decide on this position.
            After that you delete them. See the{' '}
            <a className="link" href="/privacy" rel="noopener" target="_blank">
              Privacy Policy
            </a>
            .
          </>
        }
        name="consent"
        required
      />
      <FailureNotice failure={failure} focus>
        What you typed is still here.
      </FailureNotice>
      <div>
        <Button busy={isBusy} busyLabel="Sending…" type="submit">
          Send application
        </Button>
      </div>
    </form>
  )
}

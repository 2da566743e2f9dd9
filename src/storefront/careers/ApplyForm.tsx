'use client'

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { CV_ACCEPT, CV_HELP, CV_REFUSALS, cvFileRefusal } from '@/src/domain/careers/cv-rules'
import type { OpeningView } from '@/src/domain/careers/opening-view'
import {
  answerName,
  choicesOf,
  LONGEST_ANSWER,
  type Question,
} from '@/src/domain/careers/questions'
import { request } from '@/src/lib/browser/request'
import type { ApiFailure } from '@/src/lib/browser/result'
import { Button } from '@/src/storefront/ui/button'
import { Checkbox } from '@/src/storefront/ui/forms/checkbox'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'
import { ariaFor, Field } from '@/src/storefront/ui/forms/field'
import { EmailField } from '@/src/storefront/ui/forms/person-fields'
import { SelectField } from '@/src/storefront/ui/forms/select-field'
import { TextareaField, TextField } from '@/src/storefront/ui/forms/text-field'
import { useAlive } from '@/src/storefront/ui/forms/use-alive'

type Problems = Readonly<Record<string, string>>

const ASKED = [
  ['name', 'Enter your name'],
  ['email', 'Enter an email address such as name@example.com'],
  ['consent', 'Agree before you send your application'],
] as const

/** What is missing before a file travels; the server checks it all. */
function checkApplication(form: FormData, questions: readonly Question[]): Problems {
  const problems: Record<string, string> = {}
  const isEmpty = (name: string) => String(form.get(name) ?? '').trim() === ''
  for (const [name, words] of ASKED) if (isEmpty(name)) problems[name] = words
  const cv = form.get('cv')
  const refusal = cvFileRefusal(cv instanceof File ? cv : null)
  if (refusal) problems.cv = CV_REFUSALS[refusal]
  for (const { id, required } of questions) {
    if (required && isEmpty(answerName(id))) problems[answerName(id)] = 'Answer this question'
  }
  return problems
}

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

/** The application has arrived, and what comes next. */
function ApplicationSent({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), []) // the button that was pressed is gone
  return (
    <div className="rounded-ui border border-border bg-raised p-6 sm:p-8">
      <h3 className="text-lg font-semibold focus:outline-none" ref={heading} tabIndex={-1}>
        We got your application
      </h3>
      <p className="mt-2 max-w-[52ch] text-muted">
        Thank you for applying for {title}. We emailed you a confirmation and will write to you at
        the same address.
      </p>
    </div>
  )
}

/** The file of an application, with the browser's own chooser. */
function CvField({ error }: { error?: string }) {
  const id = useId()
  return (
    <Field id={id} label="CV" help={CV_HELP} error={error}>
      <input
        {...ariaFor(id, { help: CV_HELP, error })}
        accept={CV_ACCEPT}
        className="w-full rounded-ui border border-border-strong bg-raised p-2 text-sm file:mr-4 file:min-h-9 file:rounded-ui file:border-0 file:bg-panel file:px-3 file:font-semibold aria-invalid:border-danger"
        name="cv"
        required
        type="file"
      />
    </Field>
  )
}

/** A question of an opening, answered as its kind wants. */
function QuestionField({ question, error }: { question: Question; error?: string }) {
  const { id, label, kind, required } = question
  const shared = { name: answerName(id), label, error, required, optional: !required }
  const choices = choicesOf(question)
  if (choices) {
    return (
      <SelectField
        {...shared}
        defaultValue=""
        options={choices.map((value) => ({ value, label: value }))}
        placeholder="Choose an answer"
      />
    )
  }
  return kind === 'text' ? (
    <TextareaField {...shared} maxLength={LONGEST_ANSWER} />
  ) : (
    <TextField {...shared} maxLength={LONGEST_ANSWER} />
  )
}

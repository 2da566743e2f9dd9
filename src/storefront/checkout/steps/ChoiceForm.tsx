import { type FormEvent, type ReactNode, useState } from 'react'

import type { Step } from '@/src/domain/vocabulary/checkout-steps'
import { FieldError } from '@/src/storefront/ui/forms/field'

import { formId } from '../formation/form-id'

type ChoiceFormProps = {
  step: Step
  /** What is chosen here. */
  intro: ReactNode
  /** Asks for what is missing; null when nothing is. */
  missing: string | null
  onNext: () => void
  children: ReactNode
}

/** A step in which one chooses rather than types. What is missing stands above, where the focus goes. */
export function ChoiceForm({ step, intro, missing, onNext, children }: ChoiceFormProps) {
  const [isAsked, setIsAsked] = useState(false)
  const id = formId(step)
  const error = isAsked && missing ? missing : undefined

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsAsked(true)
    if (!missing) return onNext()
    event.currentTarget.querySelector<HTMLElement>('input, select')?.focus()
  }

  return (
    <form id={id} noValidate onSubmit={submit}>
      <fieldset
        aria-describedby={error ? `${id}-error` : undefined}
        className="flex min-w-0 flex-col gap-4"
      >
        <legend className="mb-5 text-muted">{intro}</legend>
        <FieldError id={id} error={error} />
        {children}
      </fieldset>
    </form>
  )
}

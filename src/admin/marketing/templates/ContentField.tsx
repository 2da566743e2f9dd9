'use client'

import { lazy, Suspense, useId } from 'react'

import { FormRow } from '@/src/admin/kit/form/FormRow'
import { TEMPLATE_VARIABLES } from '@/src/domain/marketing/template-types'

const CodeEditor = lazy(() => import('./CodeEditor'))

type Props = {
  readonly value: string
  readonly error?: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
}

/** The HTML of a mail, with the variables that it may use. */
export function ContentField({ value, error, onChange, onBlur }: Props) {
  const id = useId()
  const insert = (name: string) => onChange(`${value}{{ ${name} | default: "" }}`)
  return (
    <FormRow
      error={error}
      help="HTML. We add your postal address and the unsubscribe link at the end."
      id={id}
      label="Content"
      required
    >
      {() => (
        <>
          <Suspense
            fallback={
              <textarea
                aria-label="Content"
                className="fact-code"
                onChange={(event) => onChange(event.currentTarget.value)}
                rows={16}
                value={value}
              />
            }
          >
            <CodeEditor id={id} label="Content" onBlur={onBlur} onChange={onChange} value={value} />
          </Suspense>
          <p className="marketing-variables">
            <span>Add a variable:</span>
            {TEMPLATE_VARIABLES.map((name) => (
              <button key={name} onClick={() => insert(name)} type="button">
                {name}
              </button>
            ))}
          </p>
        </>
      )}
    </FormRow>
  )
}

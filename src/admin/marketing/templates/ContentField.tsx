'use client'

import { lazy, Suspense, useId } from 'react'

import { FormRow } from '@/src/admin/kit/form/FormRow'
import type { TemplateVariable } from '@/src/domain/marketing/template-variables'
import { TEMPLATE_VARIABLES, variableTag } from '@/src/domain/marketing/template-variables'

const CodeEditor = lazy(() => import('./CodeEditor'))

type Props = {
  readonly value: string
  readonly error?: string
  /** Whether it can only be read. */
  readonly isFixed?: boolean
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
}

/** The HTML of a mail, with the variables that it may use. */
export function ContentField({ value, error, isFixed = false, onChange, onBlur }: Props) {
  const id = useId()
  const insert = (name: TemplateVariable) => onChange(`${value}${variableTag(name)}`)
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
                className="font-mono text-xs"
                onChange={(event) => onChange(event.currentTarget.value)}
                readOnly={isFixed}
                rows={16}
                value={value}
              />
            }
          >
            <CodeEditor
              id={id}
              isFixed={isFixed}
              label="Content"
              onBlur={onBlur}
              onChange={onChange}
              value={value}
            />
          </Suspense>
          {!isFixed && (
            <p className="flex flex-wrap gap-x-1.5 gap-y-1 m-0 mt-2 text-xs leading-5">
              <span className="text-muted">Add a variable:</span>
              {TEMPLATE_VARIABLES.map((name) => (
                <button
                  className="kit-bare-button px-2 py-px hover:border-accent"
                  key={name}
                  onClick={() => insert(name)}
                  type="button"
                >
                  {name}
                </button>
              ))}
            </p>
          )}
        </>
      )}
    </FormRow>
  )
}

'use client'

import type { ComponentProps, ReactNode } from 'react'
import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { Notice, PlainTable } from '@/src/admin/kit/ui/parts'
import type { Stale } from './use-entry-form'

type Props = {
  /** As `useEntryForm` gives it. */
  readonly state: ComponentProps<typeof AdminForm>['state'] & {
    readonly other: Stale | null
    readonly form: {
      readonly getValues: () => Readonly<Record<string, unknown>>
      readonly formState: { readonly errors: object; readonly submitCount: number }
    }
  }
  /** `package`, `add-on`. */
  readonly noun: string
  readonly isNew: boolean
  /** On the button of a new one; `Add package` by its noun. */
  readonly add?: string
  readonly labels: Readonly<Record<string, string>>
  readonly words?: (name: string, answer: unknown) => string
  readonly refused?: string
  /** Has no button: it can only be looked at. */
  readonly isQuiet?: boolean
  readonly className?: string
  readonly children: ReactNode
}

export function EntryForm(props: Props) {
  const {
    state,
    noun,
    isNew,
    labels,
    add = `Add ${noun}`,
    refused = 'Not saved.',
    isQuiet,
    children,
  } = props
  const { other, form, failure } = state
  const { errors, submitCount } = form.formState
  const isMarked = !failure && submitCount > 0 && Object.keys(errors).length > 0
  return (
    <AdminForm
      action={isNew ? add : `Save ${noun}`}
      className={props.className}
      isQuiet={isQuiet}
      refused={refused}
      state={state}
    >
      {other && (
        <OtherVersion labels={labels} other={other} typed={form.getValues()} words={props.words} />
      )}
      {children}
      {isMarked && (
        <Notice title={`${refused} `} tone="error">
          Check the fields marked above.
        </Notice>
      )}
    </AdminForm>
  )
}

type OtherVersionProps = {
  readonly other: Stale
  readonly typed: Readonly<Record<string, unknown>>
  readonly labels: Readonly<Record<string, string>>
  readonly words?: (name: string, answer: unknown) => string
}

function plain(_: string, value: unknown): string {
  if (Array.isArray(value)) return value.filter((line) => line !== '').join(', ') || '–'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value === null || value === undefined || value === '' ? '–' : String(value)
}

function OtherVersion({ other, typed, labels, words = plain }: OtherVersionProps) {
  const rows = Object.entries(labels).flatMap(([name, label]) => {
    if (!Object.hasOwn(other.current, name)) return []
    const [theirs, yours] = [words(name, other.current[name]), words(name, typed[name])]
    return theirs === yours ? [] : [{ key: name, cells: [label, theirs, yours] }]
  })
  return (
    <Notice title="Someone else saved this entry. " tone="warning">
      {rows.length > 0
        ? 'Save again to replace what they saved with your text, or close this form to keep theirs.'
        : 'Your text is the same. Save again, or close this form.'}
      {rows.length > 0 && (
        <PlainTable heads={['Field', 'Saved now', 'Your text']} label="Both versions" rows={rows} />
      )}
    </Notice>
  )
}

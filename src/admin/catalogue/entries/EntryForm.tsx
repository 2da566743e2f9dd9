'use client'

import type { ComponentProps, ReactNode } from 'react'

import { AdminForm } from '@/src/admin/kit/form/AdminForm'

import { OtherVersion } from './OtherVersion'
import type { Stale } from './use-entry-form'

type Props = {
  /** As `useEntryForm` gives it. */
  readonly state: ComponentProps<typeof AdminForm>['state'] & {
    readonly other: Stale | null
    readonly form: { readonly getValues: () => Readonly<Record<string, unknown>> }
  }
  /** `package`, `add-on`. */
  readonly noun: string
  readonly isNew: boolean
  /** What each field is called. */
  readonly labels: Readonly<Record<string, string>>
  readonly refused?: string
  readonly children: ReactNode
}

/** The form of an entry: what someone else saved meanwhile, its fields, and its button. */
export function EntryForm({ state, noun, isNew, labels, refused, children }: Props) {
  const { other, form } = state
  return (
    <AdminForm
      action={`${isNew ? 'Add' : 'Save'} ${noun}`}
      busyLabel="Saving…"
      look="primary"
      refused={refused ?? 'Not saved.'}
      state={state}
    >
      {other && <OtherVersion labels={labels} other={other} typed={form.getValues()} />}
      {children}
    </AdminForm>
  )
}

'use client'

import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'

import { request } from '@/src/lib/browser/request'
import { AdminForm, useAdminForm } from '../form/AdminForm'
import { RecordInputs } from './RecordInputs'
import type { RecordField, Values } from './record-field'
import { recordSchema, valuesOf } from './record-values'

type Props<Out extends FieldValues> = Pick<
  ComponentProps<typeof AdminForm>,
  'action' | 'busyLabel' | 'refused' | 'look'
> & {
  readonly schema: z.ZodType<Out, Values>
  readonly fields: readonly RecordField[]
  /** What it begins with, and what is sent besides its questions. */
  readonly values?: Readonly<Values>
  readonly path: `/api/${string}`
  /** What is sent, where that is something else than what was typed. */
  readonly bodyOf?: (typed: Out) => object
  /** As `useAdminForm` takes it. */
  readonly draft: string | null
  readonly success: string
  readonly done?: () => void
  /** Where an answer's `undo` is sent. */
  readonly undoPath?: string
}

/** A form as data: its questions, and where its answers go. */
export function FieldsForm<Out extends FieldValues>(props: Props<Out>) {
  const {
    schema,
    fields,
    values = {},
    path,
    bodyOf,
    draft,
    success,
    done,
    undoPath,
    look,
    ...more
  } = props
  const state = useAdminForm<Values, Out, unknown>({
    schema,
    values: { ...values, ...valuesOf(fields, values, 'UTC') },
    send: (typed) => request('POST', path, { body: bodyOf ? bodyOf(typed) : typed }),
    draft,
    success,
    ...(undoPath && { undo: { path: undoPath } }),
    done: () => {
      state.form.reset(state.form.getValues())
      done?.()
    },
  })
  const shown = look ?? (state.form.formState.isDirty ? 'primary' : 'secondary')
  return (
    <AdminForm {...more} look={shown} state={state}>
      <RecordInputs fields={fields} state={state} />
    </AdminForm>
  )
}

type GlobalFormProps = Omit<Props<Values>, 'schema' | 'action' | 'refused' | 'bodyOf'>

/** Fields of a global, saved as Payload saves it, by the rights of the person who asks. */
export const GlobalForm = (props: GlobalFormProps) => (
  <FieldsForm
    {...props}
    action="Save"
    refused="Error saving settings."
    schema={recordSchema(props.fields, 'UTC')}
  />
)

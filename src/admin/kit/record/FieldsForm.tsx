'use client'

import { type ComponentProps, type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'

import { type Reader, request } from '@/src/lib/browser/request'
import { AdminForm, useAdminForm } from '../form/AdminForm'
import { FileDrop } from '../ui/edit/FileDrop'
import { RecordInputs } from './RecordInputs'
import type { RecordField, Values } from './record-field'
import { recordSchema, valuesOf } from './record-values'

type Props<Out extends FieldValues, Value = unknown> = Pick<
  ComponentProps<typeof AdminForm>,
  'action' | 'beside' | 'busyLabel' | 'refused' | 'look'
> &
  Pick<Parameters<typeof useAdminForm<Values, Out, Value>>[0], 'draft' | 'schema' | 'success'> & {
    /** Its questions; where some depend on others, by what is typed. */
    readonly fields: readonly RecordField[] | ((typed: Readonly<Values>) => readonly RecordField[])
    /** What it begins with, and what is sent besides its questions. */
    readonly values?: Readonly<Values>
    readonly path: `/api/${string}`
    /** Reads what the server says. */
    readonly answer?: Reader<Value>
    /** What is sent, where that is something else than what was typed. */
    readonly bodyOf?: (typed: Out) => object
    /** A file that goes along: then it is sent as a form. */
    readonly file?: Pick<ComponentProps<typeof FileDrop>, 'accept' | 'help' | 'label'>
    readonly done?: (value: Value) => void
    /** Where an answer's `undo` is sent. */
    readonly undoPath?: string
    /** What is asked besides, below its questions. */
    readonly children?: ReactNode
  }

/** No one looks at the answer. */
const UNREAD: Reader<never> = z.preprocess(() => null, z.custom<never>())

/** A file over a slow line, and some seconds to read it. */
const UPLOAD_MS = 120_000

function formOf(typed: object, file: File | null): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) {
    if (value) form.set(name, value === true ? 'yes' : String(value))
  }
  if (file) form.set('file', file)
  return form
}

export function FieldsForm<Out extends FieldValues, Value = unknown>(props: Props<Out, Value>) {
  const { schema, fields, values = {}, path, bodyOf, draft, success, done, undoPath } = props
  const { look, file, action, beside, busyLabel, refused } = props
  const answer = props.answer ?? (undoPath ? z.custom<Value>() : UNREAD)
  const [chosen, choose] = useState<File | null>(null)
  const asked = typeof fields === 'function' ? fields : () => fields
  const state = useAdminForm<Values, Out, Value>({
    schema,
    values: { ...values, ...valuesOf(asked(values), values, 'UTC') },
    send: (typed) => {
      const sent = bodyOf ? bodyOf(typed) : typed
      const body = file ? formOf(sent, chosen) : sent
      return request('POST', path, { body, answer, ...(file && { timeoutMs: UPLOAD_MS }) })
    },
    draft,
    success,
    ...(undoPath && { undo: { path: undoPath } }),
    done: (value) => {
      state.form.reset(state.form.getValues())
      done?.(value)
    },
  })
  const shown = look ?? (state.form.formState.isDirty ? 'primary' : 'secondary')
  return (
    <AdminForm
      action={action}
      beside={beside}
      busyLabel={busyLabel}
      look={shown}
      refused={refused}
      state={state}
    >
      {file && <FileDrop {...file} file={chosen} onFile={choose} />}
      <RecordInputs fields={asked(state.form.watch())} state={state} />
      {props.children}
    </AdminForm>
  )
}

type GlobalFormProps = Omit<Props<Values>, 'schema' | 'action' | 'refused' | 'fields'> & {
  readonly fields: readonly RecordField[]
}

/** Fields of a global, saved as Payload saves it, by the rights of the person who asks. */
export const GlobalForm = (props: GlobalFormProps) => (
  <FieldsForm
    {...props}
    action="Save"
    refused="Error saving settings."
    schema={recordSchema(props.fields, 'UTC')}
  />
)

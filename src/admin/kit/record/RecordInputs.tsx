'use client'

import type { DefaultTypedEditorState } from '@payloadcms/richtext-lexical'
import { Button, ReactSelect } from '@payloadcms/ui'
import dynamic from 'next/dynamic'
import { useId } from 'react'
import { get, type UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { capitalized } from '@/src/domain/vocabulary/text/capitalized'

import { partOf } from '@/src/lib/browser/result'

import {
  CHECK,
  FieldHelp,
  FieldProblem,
  type FieldProps,
  FormRow,
  LongInput,
  SelectInput,
  TextInput,
} from '../form/inputs'
import { LineInputs } from '../form/LineInputs'
import { isShown, type RecordField, type Values } from './record-field'
import { valuesOf } from './record-values'

const RenderLexical = dynamic(() =>
  import('@payloadcms/richtext-lexical/client').then((module) => module.RenderLexical),
)

/** As `useAdminForm` gives it. */
export type RecordState = {
  readonly form: Pick<UseFormReturn<Values>, 'watch' | 'setValue' | 'formState'>
  readonly field: (name: string) => FieldProps & { readonly error?: string }
}

type Of<Kind extends RecordField['kind']> = Kind extends unknown
  ? Extract<RecordField, { kind: Kind }>
  : never

/** The frame of questions that are one answer together. */
const PART =
  'min-w-0 m-0 mb-4 px-3.5 pt-3 pb-0 border border-line rounded-ui [&>legend]:px-1 [&>legend]:font-semibold [&>p]:mb-2.5'

type Props<Field = RecordField> = {
  readonly state: RecordState
  readonly field: Field
  /** Where its answer is in the form: `claim.source`. */
  readonly at: string
}

const record = z.record(z.string(), z.unknown()).catch({})
const rows = z.array(z.record(z.string(), z.unknown())).catch([])
const texts = z.array(z.string()).catch([])
const editorState = z.custom<DefaultTypedEditorState>((value) => value instanceof Object)
const option = z.object({ value: z.string() })

/** What every control of a question is given. */
const askedOf = ({ state, field: { label, help, required }, at }: Props) => ({
  field: state.field(at),
  help,
  label,
  required,
})

function placeOf({ state: { form }, at }: Props) {
  const value: unknown = form.watch(at)
  const isChecked = form.formState.submitCount > 0
  const put = (next: unknown) =>
    form.setValue(at, next, { shouldDirty: true, shouldValidate: isChecked })
  return { value, put }
}

/** What is wrong with a list, be it one of its entries. */
function problemIn(state: RecordState, at: string): string | undefined {
  const said: unknown = get(state.form.formState.errors, at)
  const first = Array.isArray(said) ? said.find((one) => partOf(one, 'message')) : undefined
  const message =
    partOf(said, 'message') ?? partOf(partOf(said, 'root'), 'message') ?? partOf(first, 'message')
  return typeof message === 'string' ? message : undefined
}

function Line(props: Props<Of<'text' | 'number' | 'day' | 'moment' | 'local'>>) {
  const { field } = props
  const { kind } = field
  const asked = askedOf(props)
  if (kind === 'day') return <TextInput {...asked} max={field.until} min={field.from} type="date" />
  if (kind === 'moment' || kind === 'local') return <TextInput {...asked} type="datetime-local" />
  if (kind === 'number')
    return <TextInput {...asked} inputMode={field.decimals ? 'decimal' : 'numeric'} />
  const { isAccount, type, placeholder, autoCapitalize } = field
  const more = { isAccount, type, placeholder, ...(autoCapitalize && { autoCapitalize }) }
  return <TextInput {...asked} {...more} />
}

function Secret(props: Props<Of<'secret'>>) {
  const { help, last4 } = props.field
  return (
    <TextInput
      {...askedOf(props)}
      help={
        last4
          ? `Saved, ends in ${last4}. Leave empty to keep it. ${help ?? ''}`.trim()
          : `${help ?? ''} Stored encrypted and never shown again.`.trim()
      }
      isAccount
      placeholder={last4 && `•••• •••• ${last4}`}
      type="password"
    />
  )
}

function Long(props: Props<Of<'long'>>) {
  const { most = 0 } = props.field
  return <LongInput {...askedOf(props)} rows={most > 600 ? 8 : 3} />
}

/** From so many choices on, one types to find them. */
const FEW = 30

function Choice(props: Props<Of<'choice'>>) {
  const { required, options, initial, isMany, isOpen, isSet } = props.field
  if (isOpen) return <Radios {...props} />
  if (!isMany && Object.keys(options).length <= FEW) {
    const all = isSet || (required && initial) ? options : { '': 'None', ...options }
    return <SelectInput {...askedOf(props)} options={all} />
  }
  return <Search {...props} />
}

function Radios({ state, field, at }: Props<Of<'choice'>>) {
  const id = useId()
  const { error, ...registered } = state.field(at)
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="kit-choice">
      <legend>{field.label}</legend>
      {Object.entries(field.options).map(([value, words]) => (
        <label key={value}>
          <input {...registered} type="radio" value={value} />
          {words}
        </label>
      ))}
      <FieldProblem id={`${id}-error`}>{error}</FieldProblem>
      <FieldHelp>{field.help}</FieldHelp>
    </fieldset>
  )
}

function Search(props: Props<Of<'choice'>>) {
  const { required, options, isMany } = props.field
  const { field, ...words } = askedOf(props)
  const { value, put } = placeOf(props)
  const chosen = isMany ? texts.parse(value) : [value].filter(Boolean).map(String)
  const all = Object.entries(options).map(([one, words]) => ({ value: one, label: words }))
  return (
    <FormRow {...words} error={field.error}>
      {({ id }) => (
        <ReactSelect
          inputId={id}
          isClearable={!required}
          isMulti={isMany}
          onChange={(next) => {
            const values = [next].flat().flatMap((one) => option.safeParse(one).data?.value ?? [])
            put(isMany ? values : (values[0] ?? ''))
          }}
          options={all}
          value={all.filter((one) => chosen.includes(one.value))}
        />
      )}
    </FormRow>
  )
}

function Switch({ state, field, at }: Props<Of<'switch'>>) {
  const id = useId()
  const { error, ...registered } = state.field(at)
  const said = [error && `${id}-error`, field.help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <div className="admin-form-row">
      <label className={CHECK}>
        <input aria-describedby={said || undefined} type="checkbox" {...registered} />
        {field.label}
      </label>
      <FieldProblem id={`${id}-error`}>{error}</FieldProblem>
      <FieldHelp id={`${id}-help`}>{field.help}</FieldHelp>
    </div>
  )
}

function Lines(props: Props<Of<'lines'>>) {
  const { state, field, at } = props
  state.field(at)
  const { value, put } = placeOf(props)
  return (
    <LineInputs
      error={problemIn(state, at)}
      label={field.label}
      lines={texts.parse(value)}
      noun={field.label.toLowerCase().replace(/s$/, '')}
      onChange={put}
    />
  )
}

function Rows(props: Props<Of<'rows'>>) {
  const { state, field, at } = props
  const { label, noun, fields, help, least = 0, most = 100 } = field
  state.field(at)
  const { value, put } = placeOf(props)
  const shown = rows.parse(value)
  const error = problemIn(state, at)
  return (
    <fieldset className="min-w-0 m-0 mb-4 p-0 border-0 [&>legend]:mb-1 [&>legend]:p-0 [&>p]:m-0 [&>p]:mb-1.5">
      <legend>{label}</legend>
      <FieldHelp>{help}</FieldHelp>
      {shown.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
        <fieldset className={PART} key={index}>
          <legend>{`${capitalized(noun)} ${index + 1}`}</legend>
          <RecordInputs at={`${at}.${index}.`} fields={fields} state={state} />
          {shown.length > least && (
            <Button
              aria-label={`Remove ${noun} ${index + 1}`}
              buttonStyle="secondary"
              onClick={() => put(shown.toSpliced(index, 1))}
              size="small"
            >
              Remove
            </Button>
          )}
        </fieldset>
      ))}
      <FieldProblem>{error}</FieldProblem>
      {shown.length < most && (
        <ActionButton onAct={() => put([...shown, valuesOf(fields, null, 'UTC')])}>
          {`Add ${noun}`}
        </ActionButton>
      )}
    </fieldset>
  )
}

function Rich(props: Props<Of<'rich'>>) {
  const { name, schemaPath } = props.field
  const { field, ...words } = askedOf(props)
  const { value, put } = placeOf(props)
  const text = editorState.safeParse(value).data
  return (
    <FormRow {...words} error={field.error}>
      {() => (
        <RenderLexical
          field={{ name, label: false }}
          initialValue={text}
          path={props.at}
          schemaPath={schemaPath}
          setValue={put}
          value={text}
        />
      )}
    </FormRow>
  )
}

function Group({ state, field, at }: Props<Of<'group'>>) {
  return (
    <fieldset className={PART}>
      <legend>{field.label}</legend>
      <FieldHelp>{field.help}</FieldHelp>
      <div className={field.isInRow ? 'grid grid-cols-3 gap-x-3 phone:grid-cols-1' : undefined}>
        <RecordInputs at={`${at}.`} fields={field.fields} state={state} />
      </div>
    </fieldset>
  )
}

function Input({ state, field, at }: Props) {
  switch (field.kind) {
    case 'text':
    case 'number':
    case 'day':
    case 'moment':
    case 'local':
      return <Line at={at} field={field} state={state} />
    case 'secret':
      return <Secret at={at} field={field} state={state} />
    case 'long':
      return <Long at={at} field={field} state={state} />
    case 'choice':
      return <Choice at={at} field={field} state={state} />
    case 'switch':
      return <Switch at={at} field={field} state={state} />
    case 'lines':
      return <Lines at={at} field={field} state={state} />
    case 'rows':
      return <Rows at={at} field={field} state={state} />
    case 'rich':
      return <Rich at={at} field={field} state={state} />
    case 'group':
      return <Group at={at} field={field} state={state} />
    default:
      return null
  }
}

type All = {
  readonly fields: readonly RecordField[]
  readonly state: RecordState
  /** What stands before the names of these fields: `claim.`. */
  readonly at?: string
}

/** The questions of a form that are asked beside the answers it has. */
export function RecordInputs({ fields, state, at = '' }: All) {
  const beside: Values = record.parse(at ? state.form.watch(at.slice(0, -1)) : state.form.watch())
  return fields
    .filter((field) => !field.isFixed && isShown(field, beside))
    .map((field) => <Input at={at + field.name} field={field} key={field.name} state={state} />)
}

export type Sections = readonly {
  readonly title?: string
  readonly fields: readonly RecordField[]
}[]

export const RecordSections = ({
  sections,
  state,
}: {
  readonly sections: Sections
  readonly state: RecordState
}) =>
  sections.map(({ title, fields }) => (
    <fieldset
      className="min-w-0 m-0 mb-5 p-0 border-0 [&>legend]:mb-3 [&>legend]:p-0 [&>legend]:text-md [&>legend]:font-semibold [&>legend]:leading-5.5"
      key={title ?? fields[0]?.name ?? ''}
    >
      {title && <legend>{title}</legend>}
      <RecordInputs fields={fields} state={state} />
    </fieldset>
  ))

'use client'

import { Button } from '@payloadcms/ui'
import { errorAt, factList, textOf } from '@/src/admin/catalogue/facts/form/fact-list'
import { RemoveRow } from '@/src/admin/catalogue/facts/form/RemoveRow'
import { RuleRows } from '@/src/admin/catalogue/facts/form/RuleRows'
import type { FactFormState } from '@/src/admin/catalogue/facts/form/use-fact-form'
import { SelectInput, TextInput } from '@/src/admin/kit/form/inputs'
import {
  type ConditionFields,
  type ExceptionFields,
  NEW_EXCEPTION,
  OWNERS_FROM,
  readDue,
} from '@/src/domain/catalogue/fact-editing/part-fields'
import type { RuleFields } from '@/src/domain/catalogue/fact-editing/rule-fields'
import { TAX_CLASSES, type TaxClass } from '@/src/domain/catalogue/facts/condition'
import { reportText } from '@/src/domain/catalogue/facts/schedule-text'

const EXCEPTION =
  'relative min-w-0 m-0 mb-3 ps-3 pe-12 pt-2 pb-0 border border-line rounded-ui [&>legend]:px-1 [&>legend]:font-semibold'

const TAXED: Readonly<Record<TaxClass, string>> = {
  disregarded: 'With its owner',
  partnership: 'As a partnership',
  s_corp: 'As an S corporation',
  c_corp: 'As a corporation',
}

type ExceptionRowsProps = {
  readonly state: FactFormState
  readonly at: number
  readonly one: ExceptionFields
  readonly onChange: (one: ExceptionFields) => void
}

function Companies({ state, at, one, onChange }: ExceptionRowsProps) {
  const { when } = one
  const change = (changed: Partial<ConditionFields>) =>
    onChange({ ...one, when: { ...when, ...changed } })
  const field = (name: 'ownersMin' | 'ownersMax' | 'ownersFrom') => {
    const path = `exceptions.${at}.when.${name}`
    return textOf(path, when[name], (value) => change({ [name]: value }), errorAt(state, path))
  }
  return (
    <>
      <TextInput field={field('ownersMin')} inputMode="numeric" label="Owners, at least" />
      <TextInput field={field('ownersMax')} inputMode="numeric" label="Owners, at most" />
      <SelectInput field={field('ownersFrom')} label="Owners from" options={OWNERS_FROM} />
      <fieldset className="kit-choice">
        <legend>Taxed</legend>
        {TAX_CLASSES.map((name) => (
          <label key={name}>
            <input
              checked={when.taxed.includes(name)}
              onChange={({ target }) =>
                change({
                  taxed: target.checked
                    ? [...when.taxed, name]
                    : when.taxed.filter((other) => other !== name),
                })
              }
              type="checkbox"
            />
            {TAXED[name]}
          </label>
        ))}
      </fieldset>
    </>
  )
}

function Exception(props: ExceptionRowsProps) {
  const { state, at, one, onChange } = props
  const field = (name: keyof RuleFields) => {
    const path = `exceptions.${at}.rule.${name}`
    const put = (value: string) => onChange({ ...one, rule: { ...one.rule, [name]: value } })
    return textOf(path, one.rule[name], put, errorAt(state, path))
  }
  return (
    <>
      <Companies {...props} />
      <RuleRows field={field} typed={one.rule} />
    </>
  )
}

function ExceptionRows({ state }: { readonly state: FactFormState }) {
  const { rows, put } = factList(state, 'exceptions')
  return (
    <>
      {rows.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an exception is nothing but its place
        <fieldset className={EXCEPTION} key={at}>
          <legend>{`Exception ${at + 1}`}</legend>
          <Exception
            at={at}
            one={one}
            onChange={(changed) => put(rows.map((row, place) => (place === at ? changed : row)))}
            state={state}
          />
          <RemoveRow noun={`exception ${at + 1}`} onRemove={() => put(rows.toSpliced(at, 1))} />
        </fieldset>
      ))}
      <Button
        buttonStyle="secondary"
        margin={false}
        onClick={() => put([...rows, NEW_EXCEPTION])}
        size="small"
      >
        Add exception
      </Button>
    </>
  )
}

type Props = { readonly state: FactFormState }

/** The rule in words, as far as what is typed can be read. */
function Reading({ state }: Props) {
  let isWrong = false
  const due = readDue(state.form.watch(), {
    addIssue: () => {
      isWrong = true
    },
  })
  if (isWrong) return null
  return (
    <p className="m-0 text-muted" role="status">
      {`Reads as: ${reportText(due) ?? 'nothing falls due'}.`}
    </p>
  )
}

export function DueRows({ state }: Props) {
  return (
    <fieldset className="min-w-0 m-0 mb-5 p-0 border-0 [&>legend]:mb-2.5 [&>legend]:p-0 [&>legend]:font-semibold">
      <legend>Due</legend>
      <RuleRows field={(name) => state.field(name)} typed={state.form.watch()} />
      <ExceptionRows state={state} />
      <Reading state={state} />
    </fieldset>
  )
}

'use client'

import { RecordInputs } from '@/src/admin/kit/record/RecordInputs'
import { ask } from '@/src/admin/kit/record/record-field'
import {
  type ExceptionFields,
  NEW_EXCEPTION,
  OWNERS_FROM,
  readDue,
} from '@/src/domain/catalogue/fact-editing/part-fields'
import { TAX_CLASSES, type TaxClass } from '@/src/domain/catalogue/facts/condition'
import { reportText } from '@/src/domain/catalogue/facts/schedule-text'
import { FactList, factTyped } from './FactList'
import { RuleInputs } from './RuleInputs'
import type { FactFormState } from './use-fact-form'

const EXCEPTION =
  'relative min-w-0 m-0 mb-3 ps-3 pe-12 pt-2 pb-0 border border-line rounded-ui [&>legend]:px-1 [&>legend]:font-semibold'

const TAXED: Readonly<Record<TaxClass, string>> = {
  disregarded: 'With its owner',
  partnership: 'As a partnership',
  s_corp: 'As an S corporation',
  c_corp: 'As a corporation',
}

const OWNERS = [
  ask('number', 'ownersMin', 'Owners, at least'),
  ask('number', 'ownersMax', 'Owners, at most'),
  ask('choice', 'ownersFrom', 'Owners from', { options: OWNERS_FROM, isSet: true }),
]

type TaxedProps = { readonly one: ExceptionFields; readonly put: (one: ExceptionFields) => void }

function Taxed({ one, put }: TaxedProps) {
  const { taxed } = one.when
  const change = (next: readonly string[]) => put({ ...one, when: { ...one.when, taxed: next } })
  return (
    <fieldset className="kit-choice">
      <legend>Taxed</legend>
      {TAX_CLASSES.map((name) => (
        <label key={name}>
          <input
            checked={taxed.includes(name)}
            onChange={({ target }) =>
              change(target.checked ? [...taxed, name] : taxed.filter((other) => other !== name))
            }
            type="checkbox"
          />
          {TAXED[name]}
        </label>
      ))}
    </fieldset>
  )
}

/** The rule in words, as far as what is typed can be read. */
function Reading({ state }: { state: FactFormState }) {
  let isWrong = false
  const due = readDue(factTyped(state), {
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

export function DueRows({ state }: { state: FactFormState }) {
  return (
    <fieldset className="min-w-0 m-0 mb-5 p-0 border-0 [&>legend]:mb-2.5 [&>legend]:p-0 [&>legend]:font-semibold">
      <legend>Due</legend>
      <RuleInputs state={state} typed={factTyped(state)} />
      <FactList
        className={EXCEPTION}
        fresh={NEW_EXCEPTION}
        name="exceptions"
        noun="exception"
        state={state}
      >
        {({ one, put, at, list }) => (
          <>
            <RecordInputs at={`${at}.when.`} fields={OWNERS} state={list} />
            <Taxed one={one} put={put} />
            <RuleInputs at={`${at}.rule.`} state={list} typed={one.rule} />
          </>
        )}
      </FactList>
      <Reading state={state} />
    </fieldset>
  )
}

'use client'

import { readDue } from '@/src/domain/catalogue/fact-editing/part-fields'
import { reportText } from '@/src/domain/catalogue/facts/schedule-text'

import { ExceptionRows } from './ExceptionRows'
import { RuleRows } from './RuleRows'
import type { FactFormState } from './use-fact-form'

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

'use client'

import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'

import { OpenDrawer } from '@/src/admin/kit/ui/dialogs'
import type { ActionName, Grant } from '@/src/domain/platform/permissions/actions'
import type { Shown } from '@/src/services/catalogue/entries/entry'
import { useToday } from '../time/When'
import { EntryForm } from './EntryForm'
import { RecordSections, type Sections } from './RecordInputs'
import type { Values } from './record-field'
import { wordsIn } from './record-text'
import { valuesOf } from './record-values'
import { useEntryForm } from './use-entry-form'

type Now = {
  /** Null for a new one. */
  readonly shown: Shown<Readonly<Values>> | null
  /** An ISO day. */
  readonly today: string
  /** The form's answers; null when it asks which questions there may be at all. */
  readonly typed: Readonly<Values> | null
}

type Spec<Action extends ActionName, Out extends FieldValues, More> = {
  readonly action: Action
  /** On the button that makes a new one: `Add package`. */
  readonly add: string
  /** In a sentence, and in the name of the drawer: `add-on`. */
  readonly noun: string
  readonly schema: z.ZodType<Out, Values>
  readonly save: `/api/${string}/save`
  readonly success: string
  readonly refused?: (isNew: boolean) => string
  /** What a new one begins with, besides what its questions begin with. */
  readonly fresh?: Readonly<Values>
  readonly sections: (now: Now, more: More) => Sections
}

type Props<Action extends ActionName> = {
  readonly grant: Grant<Action>
  /** Null makes a new one. */
  readonly shown: Now['shown']
}

type FormProps<Action extends ActionName, Out extends FieldValues, More> = Pick<Now, 'shown'> & {
  readonly spec: Spec<Action, Out, More>
  readonly more: More
  readonly close: () => void
}

function Form<Action extends ActionName, Out extends FieldValues, More>({
  spec,
  shown,
  more,
  close,
}: FormProps<Action, Out, More>) {
  const today = useToday()
  const all = spec.sections({ shown, today, typed: null }, more).flatMap(({ fields }) => fields)
  const started = Object.fromEntries(all.map(({ name, initial }) => [name, initial]))
  const state = useEntryForm<Values, Out>({
    schema: spec.schema,
    values: valuesOf(all, { ...started, ...(shown?.entry ?? spec.fresh) }, 'UTC'),
    seen: shown,
    save: spec.save,
    success: spec.success,
    done: close,
  })
  const now = { shown, today, typed: state.form.watch() }
  return (
    <EntryForm
      add={spec.add}
      isNew={!shown}
      labels={Object.fromEntries(all.map(({ name, label }) => [name, label]))}
      noun={spec.noun}
      refused={spec.refused?.(!shown)}
      state={state}
      words={(name, answer) => wordsIn(all, name, answer, 'UTC')}
    >
      <RecordSections sections={spec.sections(now, more)} state={state} />
    </EntryForm>
  )
}

/** The form of an entry as data: a button that opens it in a drawer. */
export const entryDrawer =
  <Action extends ActionName, Out extends FieldValues, More extends object = object>(
    spec: Spec<Action, Out, More>,
  ) =>
  (given: Props<Action> & More) => {
    const { shown } = given
    const edit = shown && `Edit ${shown.name}`
    return (
      <OpenDrawer
        ariaLabel={edit ?? undefined}
        label={shown ? 'Edit' : spec.add}
        look={shown ? 'secondary' : 'primary'}
        name={`${spec.noun.replaceAll(' ', '-')}-${shown?.id ?? 'new'}`}
        title={edit ?? spec.add}
      >
        {(close) => <Form close={close} more={given} shown={shown} spec={spec} />}
      </OpenDrawer>
    )
  }

'use client'

import { FileDrop } from '../ui/edit/FileDrop'
import { EntryForm } from './EntryForm'
import { RecordInputs } from './RecordInputs'
import { wordsOf } from './record-text'
import { type RecordFormProps, useRecordForm } from './use-record-form'

/** The form of any simple record. */
export function RecordForm(props: RecordFormProps) {
  const { noun, sections, record, accept, zone } = props
  const state = useRecordForm(props)
  const words = (name: string, answer: unknown) => {
    const field = state.fields.find((one) => one.name === name)
    return field ? wordsOf(field, answer, zone) : ''
  }
  return (
    <EntryForm
      className="kit-form record-form"
      isNew={!record}
      labels={Object.fromEntries(state.fields.map(({ name, label }) => [name, label]))}
      noun={noun}
      state={state}
      words={words}
    >
      {accept && (
        <FileDrop
          accept={accept.join(',')}
          file={state.file}
          help={record ? 'The new file takes its place.' : 'Drop it here, or click to choose.'}
          label={record ? 'Replace the file' : 'Choose a file'}
          onFile={state.choose}
        />
      )}
      {sections.map(({ title, fields }) => (
        <fieldset className="record-section" key={title ?? ''}>
          {title && <legend>{title}</legend>}
          <RecordInputs fields={fields} state={state} />
        </fieldset>
      ))}
    </EntryForm>
  )
}

'use client'

import { FileDrop } from '../ui/edit/FileDrop'
import { EntryForm } from './EntryForm'
import { RecordSections } from './RecordInputs'
import { wordsIn } from './record-text'
import { type RecordFormProps, useRecordForm } from './use-record-form'

/** The form of any simple record. */
export function RecordForm(props: RecordFormProps) {
  const { noun, sections, record, accept, zone } = props
  const state = useRecordForm(props)
  return (
    <EntryForm
      className="kit-form record-form"
      isNew={!record}
      labels={Object.fromEntries(state.fields.map(({ name, label }) => [name, label]))}
      noun={noun}
      state={state}
      words={(name, answer) => wordsIn(state.fields, name, answer, zone)}
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
      <RecordSections sections={sections} state={state} />
    </EntryForm>
  )
}

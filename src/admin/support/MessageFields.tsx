import { UPLOAD_ACCEPT } from '@/src/domain/documents/upload-rules'
import { ATTACHMENT_HELP } from '@/src/domain/support/attachment-rules'

import { FormRow } from '../kit/form/FormRow'
import type { AnswerFormState } from './use-answer-form'

type MessageFieldsProps = {
  readonly id: string
  readonly state: AnswerFormState
  readonly label: string
  readonly filesLabel: string
  readonly rows: number
}

/** What is written, and the files that go with it. */
export function MessageFields({ id, state, label, filesLabel, rows }: MessageFieldsProps) {
  return (
    <>
      <FormRow field={state.field('body')} id={`${id}-body`} label={label} required>
        {(control) => <textarea {...control} maxLength={10_000} rows={rows} />}
      </FormRow>
      <FormRow
        field={state.field('files')}
        help={ATTACHMENT_HELP}
        id={`${id}-files`}
        key={state.round} // the browser forgets the files that have gone
        label={filesLabel}
      >
        {(control) => <input {...control} accept={UPLOAD_ACCEPT} multiple type="file" />}
      </FormRow>
    </>
  )
}

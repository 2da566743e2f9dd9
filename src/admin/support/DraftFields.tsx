import { FormRow } from '../kit/ui/FormRow'
import { FileInput } from './FileInput'
import type { Draft } from './use-draft'

type DraftFieldsProps = {
  readonly id: string
  readonly draft: Draft
  readonly label: string
  readonly filesLabel: string
  readonly rows: number
}

/** What is written, and the files that go with it. */
export function DraftFields({ id, draft, label, filesLabel, rows }: DraftFieldsProps) {
  return (
    <>
      <FormRow error={draft.complaint} id={`${id}-body`} label={label} required>
        {(control) => (
          <textarea
            {...control}
            maxLength={10_000}
            onChange={(event) => draft.setBody(event.target.value)}
            rows={rows}
            value={draft.body}
          />
        )}
      </FormRow>
      <FileInput
        files={draft.files}
        id={`${id}-files`}
        label={filesLabel}
        onChange={draft.setFiles}
        round={draft.round}
      />
    </>
  )
}

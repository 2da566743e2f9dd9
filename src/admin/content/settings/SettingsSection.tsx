import type { ReactNode } from 'react'

import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { RecordInputs } from '@/src/admin/kit/record/RecordInputs'
import type { RecordField } from '@/src/admin/kit/record/record-field'
import { Section } from '@/src/admin/kit/ui/parts'

import type { SettingsForm } from './use-settings-form'

type Props = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly state: SettingsForm
  readonly fields: readonly RecordField[]
  /** What a visitor sees, as it is typed. */
  readonly preview: ReactNode
  /** What is said where they see nothing of it. */
  readonly off?: string
  readonly beside?: ReactNode
  /** What a failure means here. */
  readonly refused?: string
  /** For those who may look and change nothing. */
  readonly isLocked?: boolean
  /** More questions than those. */
  readonly children?: ReactNode
}

export function SettingsSection(props: Props) {
  const { id, title, description, state, preview, off, beside, children } = props
  const { isLocked = false, refused = 'Error saving settings.' } = props
  return (
    <Section description={description} id={id} title={title}>
      <div className="grid gap-x-10 gap-y-5 desktop:grid-cols-[minmax(0,560px)_minmax(0,1fr)]">
        <AdminForm
          action="Save"
          beside={beside}
          look={state.form.formState.isDirty ? 'primary' : 'secondary'}
          isQuiet={isLocked}
          refused={refused}
          state={state}
        >
          <fieldset className="min-w-0 m-0 p-0 border-0" disabled={isLocked}>
            <RecordInputs fields={props.fields} state={state} />
            {children}
          </fieldset>
        </AdminForm>
        <section
          aria-label={`Preview: ${title}`}
          className="self-start px-4 pt-3.5 pb-4.5 border border-dashed border-line-strong rounded-ui wrap-anywhere"
        >
          <p className="m-0 mb-2.5 text-muted text-xs">What visitors see</p>
          {preview || (off && <p className="m-0 text-muted not-first:mt-3">{off}</p>)}
        </section>
      </div>
    </Section>
  )
}

import type { ReactNode } from 'react'

import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { Section } from '@/src/admin/kit/ui/Section'

import type { SettingsForm } from './use-settings-form'

type Props = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly state: SettingsForm
  /** What a visitor sees, as it is typed. */
  readonly preview: ReactNode
  /** What is said where they see nothing of it. */
  readonly off?: string
  readonly beside?: ReactNode
  /** What a failure means here. */
  readonly refused?: string
  /** For those who may look and change nothing. */
  readonly isLocked?: boolean
  readonly children: ReactNode
}

/** A part of the settings with its own save, and beside it what a visitor sees of it. */
export function SettingsSection(props: Props) {
  const { id, title, description, state, preview, off, beside, children } = props
  const { isLocked = false, refused = 'Error saving settings.' } = props
  return (
    <Section description={description} id={id} title={title}>
      <div className="settings-columns">
        <AdminForm
          action="Save"
          beside={beside}
          look={state.form.formState.isDirty ? 'primary' : 'secondary'}
          isQuiet={isLocked}
          refused={refused}
          state={state}
        >
          <fieldset className="settings-fields" disabled={isLocked}>
            {children}
          </fieldset>
        </AdminForm>
        <section aria-label={`Preview: ${title}`} className="settings-preview">
          <p className="settings-preview__title">What visitors see</p>
          {preview || (off && <p className="settings-preview__off">{off}</p>)}
        </section>
      </div>
    </Section>
  )
}

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
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** A part of the settings with its own save, and beside it what a visitor sees of it. */
export function SettingsSection(props: Props) {
  const { id, title, description, state, preview, beside, children } = props
  return (
    <Section description={description} id={id} title={title}>
      <div className="settings-columns">
        <AdminForm
          action="Save"
          beside={beside}
          busyLabel="Saving…"
          look={state.form.formState.isDirty ? 'primary' : 'secondary'}
          refused="Error saving settings."
          state={state}
        >
          {children}
        </AdminForm>
        <section aria-label={`Preview: ${title}`} className="settings-preview">
          <p className="settings-preview__title">What visitors see</p>
          {preview}
        </section>
      </div>
    </Section>
  )
}

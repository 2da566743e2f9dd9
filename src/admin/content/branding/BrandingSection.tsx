'use client'

import type { ComponentProps, ReactNode } from 'react'

import { SettingsSection } from '../settings/SettingsSection'
import { type Typed, useSettingsForm } from '../settings/use-settings-form'
import type { SectionProps } from './branding-tabs'

type Props = SectionProps &
  Pick<ComponentProps<typeof SettingsSection>, 'id' | 'title' | 'description' | 'fields'> & {
    readonly preview: (now: Typed) => ReactNode
  }

/** A part of the branding whose questions are plain ones. */
export function BrandingSection({ values, mayChange, fields, preview, ...about }: Props) {
  const own = Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? '']))
  const state = useSettingsForm({ values: own, path: '/api/branding' })
  return (
    <SettingsSection
      {...about}
      fields={fields}
      isLocked={!mayChange}
      preview={preview(state.now)}
      refused="Error saving settings. Please try again."
      state={state}
    />
  )
}

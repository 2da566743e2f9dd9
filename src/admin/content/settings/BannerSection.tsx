'use client'

import { X } from 'lucide-react'
import { ask, type RecordField } from '@/src/admin/kit/record/record-field'

import { SettingsSection } from './SettingsSection'
import { type Typed, useSettingsForm } from './use-settings-form'

type Props = {
  readonly values: Typed
  /** Our promises, by the names that stand for them in braces. */
  readonly promises: Readonly<Record<string, string>>
}

const FIELDS: readonly RecordField[] = [
  ask('switch', 'announcementEnabled', 'Show the banner'),
  ask(
    'text',
    'announcementText',
    'Text',
    'A promise in braces, such as {short promise}, is shown in the words of your website.',
  ),
]

export function BannerSection({ values, promises }: Props) {
  const state = useSettingsForm({ values })
  const { announcementEnabled: isOn, announcementText: text } = state.now
  const said = String(text).replaceAll(/\{([^{}]*)\}/g, (whole, name) => promises[name] ?? whole)
  return (
    <SettingsSection
      description="One line above the header of every page, until the visitor closes it."
      fields={FIELDS}
      id="banner"
      off="No banner."
      preview={
        isOn &&
        text && (
          <div className="flex items-center gap-3 px-3.5 py-2.5 bg-[oklch(0.23_0.03_262deg)] text-[#fff] text-center">
            <p className="flex-1 m-0">{said}</p>
            <X aria-hidden size={16} />
          </div>
        )
      }
      state={state}
      title="Announcement banner"
    />
  )
}

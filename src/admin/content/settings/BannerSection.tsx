'use client'

import { X } from 'lucide-react'

import { SettingSwitch, SettingText } from './SettingFields'
import { SettingsSection } from './SettingsSection'
import { type Typed, useSettingsForm } from './use-settings-form'

/** The line above the site's header. */
export function BannerSection({ values }: { values: Typed }) {
  const state = useSettingsForm({ values })
  const [isOn, text] = state.form.watch(['announcementEnabled', 'announcementText'])
  return (
    <SettingsSection
      description="One line above the header of every page, until the visitor closes it."
      id="banner"
      preview={
        isOn && text ? (
          <div className="preview-banner">
            <p>{text}</p>
            <X aria-hidden size={16} />
          </div>
        ) : (
          <p className="settings-preview__off">No banner.</p>
        )
      }
      state={state}
      title="Announcement banner"
    >
      <SettingSwitch label="Show the banner" name="announcementEnabled" state={state} />
      <SettingText label="Text" name="announcementText" state={state} />
    </SettingsSection>
  )
}

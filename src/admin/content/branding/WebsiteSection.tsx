'use client'

import { SettingText } from '../settings/SettingFields'
import { SettingsSection } from '../settings/SettingsSection'
import { useSettingsForm } from '../settings/use-settings-form'
import { BRANDING_SAVE, pick, type SectionProps } from './branding-tabs'

const NAMES = ['websiteDomain', 'supportHours', 'guaranteeText', 'copyrightText']

/** What the website says of itself in small print. */
export function WebsiteSection({ values, mayChange }: SectionProps) {
  const state = useSettingsForm({ values: pick(values, NAMES), ...BRANDING_SAVE })
  const now = state.form.watch()
  return (
    <SettingsSection
      description="Small print, and when support answers."
      id="website"
      isLocked={!mayChange}
      preview={
        <>
          <p>{`Support: ${now.supportHours || 'no hours'}`}</p>
          <p className="m-0 text-muted not-first:mt-3">
            {`© ${values.legalEntityName || values.companyName}. ${now.copyrightText}`}
          </p>
        </>
      }
      refused="Error saving settings. Please try again."
      state={state}
      title="Website Settings"
    >
      <SettingText help="Such as example.com" label="Domain" name="websiteDomain" state={state} />
      <SettingText
        help="Such as Mon-Fri: 9 AM - 6 PM EST"
        label="Support hours"
        name="supportHours"
        state={state}
      />
      <SettingText label="Guarantee" name="guaranteeText" state={state} />
      <SettingText label="Copyright" name="copyrightText" state={state} />
    </SettingsSection>
  )
}

'use client'

import { COUNTRIES } from '@/src/domain/content/branding-input'

import { SettingText } from '../settings/SettingFields'
import { SettingsSection } from '../settings/SettingsSection'
import { useSettingsForm } from '../settings/use-settings-form'
import { BRANDING_SAVE, pick, type SectionProps } from './branding-tabs'

const NAMES = [
  'companyEmail',
  'companyPhone',
  'companyAddressLine1',
  'companyAddressLine2',
  'companyCity',
  'companyState',
  'companyZip',
  'companyCountry',
]

/** How to reach the company: in the footer, in emails and on receipts. */
export function ContactSection({ values, mayChange }: SectionProps) {
  const state = useSettingsForm({ values: pick(values, NAMES), ...BRANDING_SAVE })
  const now = state.form.watch()
  const region = [now.companyState, now.companyZip].filter(Boolean).join(' ')
  const lines = [
    now.companyAddressLine1,
    now.companyAddressLine2,
    [now.companyCity, region].filter(Boolean).join(', '),
    now.companyCountry,
    now.companyEmail,
    now.companyPhone,
  ].filter(Boolean)
  return (
    <SettingsSection
      description="In the footer, in emails and on receipts."
      id="contact"
      isLocked={!mayChange}
      preview={
        <address className="grid not-italic">
          {lines.map((line) => (
            <span key={String(line)}>{line}</span>
          ))}
        </address>
      }
      refused="Error saving settings. Please try again."
      state={state}
      title="Contact Details"
    >
      <SettingText label="Email" name="companyEmail" state={state} />
      <SettingText label="Phone" name="companyPhone" state={state} type="tel" />
      <SettingText label="Address, line 1" name="companyAddressLine1" state={state} />
      <SettingText label="Address, line 2" name="companyAddressLine2" state={state} />
      <SettingText label="City" name="companyCity" state={state} />
      <SettingText label="State" name="companyState" state={state} />
      <SettingText label="ZIP" name="companyZip" state={state} />
      <SettingText label="Country" name="companyCountry" state={state}>
        {COUNTRIES.map((country) => (
          <option key={country}>{country}</option>
        ))}
      </SettingText>
    </SettingsSection>
  )
}

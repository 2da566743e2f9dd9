'use client'

import { SettingText } from '../settings/SettingFields'
import { SettingsSection } from '../settings/SettingsSection'
import { useSettingsForm } from '../settings/use-settings-form'
import { BRANDING_SAVE, pick, type SectionProps } from './branding-tabs'

const NAMES = [
  'companyName',
  'companyTagline',
  'companyDescription',
  'legalEntityName',
  'businessLicense',
  'taxId',
  'organizerName',
  'organizerTitle',
  'organizerEmail',
  'agentSignerName',
  'agentSignerTitle',
  'agentSignerEmail',
]

const SIGNERS = 'Printed on what they sign. Until a name and an email are here, it is not made.'

/** What the company is called. The title of the site follows its name and tagline. */
export function CompanySection({ values, mayChange }: SectionProps) {
  const state = useSettingsForm({ values: pick(values, NAMES), ...BRANDING_SAVE })
  const now = state.form.watch()
  const title = [now.companyName, now.companyTagline].filter(Boolean).join(': ')
  return (
    <SettingsSection
      description="The name and tagline are the title of the website."
      id="company"
      isLocked={!mayChange}
      preview={
        <>
          <p className="text-lg font-semibold">{title}</p>
          <p>{now.companyDescription}</p>
          <p className="m-0 text-muted not-first:mt-3">{`© ${now.legalEntityName || now.companyName}`}</p>
        </>
      }
      refused="Error saving settings. Please try again."
      state={state}
      title="Company Info"
    >
      <SettingText label="Company name" name="companyName" state={state} />
      <SettingText label="Tagline" name="companyTagline" state={state} />
      <SettingText label="Description" name="companyDescription" rows={3} state={state} />
      <SettingText
        help="In the footer, the terms and on receipts."
        label="Legal entity name"
        name="legalEntityName"
        state={state}
      />
      <SettingText
        help="Only staff see this."
        label="Business license"
        name="businessLicense"
        state={state}
      />
      <SettingText help="Only staff see this." label="Tax ID" name="taxId" state={state} />
      <SettingText
        help={SIGNERS}
        label="Signs as organizer or incorporator"
        name="organizerName"
        state={state}
      />
      <SettingText label="Title of the organizer" name="organizerTitle" state={state} />
      <SettingText label="Email of the organizer" name="organizerEmail" state={state} />
      <SettingText
        help={SIGNERS}
        label="Signs as registered agent"
        name="agentSignerName"
        state={state}
      />
      <SettingText label="Title of the agent’s signer" name="agentSignerTitle" state={state} />
      <SettingText label="Email of the agent’s signer" name="agentSignerEmail" state={state} />
    </SettingsSection>
  )
}

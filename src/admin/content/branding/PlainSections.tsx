'use client'

import type { ComponentProps, ReactNode } from 'react'
import { ask, type RecordField } from '@/src/admin/kit/record/record-field'
import { COUNTRIES } from '@/src/domain/content/branding-input'
import { SettingsSection } from '../settings/SettingsSection'
import { type Typed, useSettingsForm } from '../settings/use-settings-form'
import type { SectionProps } from './branding-tabs'

type Props = SectionProps &
  Pick<ComponentProps<typeof SettingsSection>, 'id' | 'title' | 'description' | 'fields'> & {
    readonly preview: (now: Typed) => ReactNode
  }

/** A part of the branding whose questions are plain ones. */
function BrandingSection({ values, mayChange, fields, preview, ...about }: Props) {
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

const STAFF = 'Only staff see this.'
const SIGNERS = 'Printed on what they sign. Until a name and an email are here, it is not made.'

const COMPANY: readonly RecordField[] = [
  ask('text', 'companyName', 'Company name'),
  ask('text', 'companyTagline', 'Tagline'),
  ask('long', 'companyDescription', 'Description'),
  ask('text', 'legalEntityName', 'Legal entity name', 'In the footer, the terms and on receipts.'),
  ask('text', 'businessLicense', 'Business license', STAFF),
  ask('text', 'taxId', 'Tax ID', STAFF),
  ask('text', 'organizerName', 'Signs as organizer or incorporator', SIGNERS),
  ask('text', 'organizerTitle', 'Title of the organizer'),
  ask('text', 'organizerEmail', 'Email of the organizer'),
  ask('text', 'agentSignerName', 'Signs as registered agent', SIGNERS),
  ask('text', 'agentSignerTitle', 'Title of the agent’s signer'),
  ask('text', 'agentSignerEmail', 'Email of the agent’s signer'),
]

/** What the company is called. The title of the site follows its name and tagline. */
export const CompanySection = (props: SectionProps) => (
  <BrandingSection
    {...props}
    description="The name and tagline are the title of the website."
    fields={COMPANY}
    id="company"
    preview={(now) => (
      <>
        <p className="text-lg font-semibold">
          {[now.companyName, now.companyTagline].filter(Boolean).join(': ')}
        </p>
        <p>{now.companyDescription}</p>
        <p className="m-0 text-muted not-first:mt-3">{`© ${now.legalEntityName || now.companyName}`}</p>
      </>
    )}
    title="Company Info"
  />
)

const CONTACT: readonly RecordField[] = [
  ask('text', 'companyEmail', 'Email'),
  ask('text', 'companyPhone', 'Phone', { type: 'tel' }),
  ask('text', 'companyAddressLine1', 'Address, line 1'),
  ask('text', 'companyAddressLine2', 'Address, line 2'),
  ask('text', 'companyCity', 'City'),
  ask('text', 'companyState', 'State'),
  ask('text', 'companyZip', 'ZIP'),
  ask('choice', 'companyCountry', 'Country', {
    options: Object.fromEntries(COUNTRIES.map((country) => [country, country])),
    required: true,
    initial: COUNTRIES[0],
  }),
]

export const ContactSection = (props: SectionProps) => (
  <BrandingSection
    {...props}
    description="In the footer, in emails and on receipts."
    fields={CONTACT}
    id="contact"
    preview={(now) => {
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
        <address className="grid not-italic">
          {lines.map((line) => (
            <span key={String(line)}>{line}</span>
          ))}
        </address>
      )
    }}
    title="Contact Details"
  />
)

const WEBSITE: readonly RecordField[] = [
  ask('text', 'websiteDomain', 'Domain', 'Such as example.com'),
  ask('text', 'supportHours', 'Support hours', 'Such as Mon-Fri: 9 AM - 6 PM EST'),
  ask('text', 'guaranteeText', 'Guarantee'),
  ask('text', 'copyrightText', 'Copyright'),
]

export const WebsiteSection = (props: SectionProps) => (
  <BrandingSection
    {...props}
    description="Small print, and when support answers."
    fields={WEBSITE}
    id="website"
    preview={({ supportHours, copyrightText }) => (
      <>
        <p>{`Support: ${supportHours || 'no hours'}`}</p>
        <p className="m-0 text-muted not-first:mt-3">
          {`© ${props.values.legalEntityName || props.values.companyName}. ${copyrightText}`}
        </p>
      </>
    )}
    title="Website Settings"
  />
)

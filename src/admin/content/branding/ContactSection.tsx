'use client'

import { ask, type RecordField } from '@/src/admin/kit/record/record-field'
import { COUNTRIES } from '@/src/domain/content/branding-input'
import { BrandingSection } from './BrandingSection'
import type { SectionProps } from './branding-tabs'

const FIELDS: readonly RecordField[] = [
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
    fields={FIELDS}
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

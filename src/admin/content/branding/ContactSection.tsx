'use client'

import type { RecordField } from '@/src/admin/kit/record/record-field'
import { COUNTRIES } from '@/src/domain/content/branding-input'
import { BrandingSection } from './BrandingSection'
import type { SectionProps } from './branding-tabs'

const FIELDS: readonly RecordField[] = [
  { kind: 'text', name: 'companyEmail', label: 'Email' },
  { kind: 'text', type: 'tel', name: 'companyPhone', label: 'Phone' },
  { kind: 'text', name: 'companyAddressLine1', label: 'Address, line 1' },
  { kind: 'text', name: 'companyAddressLine2', label: 'Address, line 2' },
  { kind: 'text', name: 'companyCity', label: 'City' },
  { kind: 'text', name: 'companyState', label: 'State' },
  { kind: 'text', name: 'companyZip', label: 'ZIP' },
  {
    kind: 'choice',
    name: 'companyCountry',
    label: 'Country',
    options: Object.fromEntries(COUNTRIES.map((country) => [country, country])),
    required: true,
    initial: COUNTRIES[0],
  },
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

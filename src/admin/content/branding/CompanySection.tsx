'use client'

import type { RecordField } from '@/src/admin/kit/record/record-field'
import { BrandingSection } from './BrandingSection'
import type { SectionProps } from './branding-tabs'

const STAFF = 'Only staff see this.'
const SIGNERS = 'Printed on what they sign. Until a name and an email are here, it is not made.'

const ask = (name: string, label: string, help?: string): RecordField => ({
  kind: 'text',
  name,
  label,
  help,
})

const FIELDS: readonly RecordField[] = [
  ask('companyName', 'Company name'),
  ask('companyTagline', 'Tagline'),
  { kind: 'long', name: 'companyDescription', label: 'Description' },
  ask('legalEntityName', 'Legal entity name', 'In the footer, the terms and on receipts.'),
  ask('businessLicense', 'Business license', STAFF),
  ask('taxId', 'Tax ID', STAFF),
  ask('organizerName', 'Signs as organizer or incorporator', SIGNERS),
  ask('organizerTitle', 'Title of the organizer'),
  ask('organizerEmail', 'Email of the organizer'),
  ask('agentSignerName', 'Signs as registered agent', SIGNERS),
  ask('agentSignerTitle', 'Title of the agent’s signer'),
  ask('agentSignerEmail', 'Email of the agent’s signer'),
]

/** What the company is called. The title of the site follows its name and tagline. */
export const CompanySection = (props: SectionProps) => (
  <BrandingSection
    {...props}
    description="The name and tagline are the title of the website."
    fields={FIELDS}
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

'use client'

import { ask, type RecordField } from '@/src/admin/kit/record/record-field'
import { BrandingSection } from './BrandingSection'
import type { SectionProps } from './branding-tabs'

const STAFF = 'Only staff see this.'
const SIGNERS = 'Printed on what they sign. Until a name and an email are here, it is not made.'

const FIELDS: readonly RecordField[] = [
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

'use client'

import type { RecordField } from '@/src/admin/kit/record/record-field'
import { BrandingSection } from './BrandingSection'
import type { SectionProps } from './branding-tabs'

const FIELDS: readonly RecordField[] = [
  { kind: 'text', name: 'websiteDomain', label: 'Domain', help: 'Such as example.com' },
  {
    kind: 'text',
    name: 'supportHours',
    label: 'Support hours',
    help: 'Such as Mon-Fri: 9 AM - 6 PM EST',
  },
  { kind: 'text', name: 'guaranteeText', label: 'Guarantee' },
  { kind: 'text', name: 'copyrightText', label: 'Copyright' },
]

export const WebsiteSection = (props: SectionProps) => (
  <BrandingSection
    {...props}
    description="Small print, and when support answers."
    fields={FIELDS}
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

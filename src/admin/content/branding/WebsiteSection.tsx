'use client'

import { ask, type RecordField } from '@/src/admin/kit/record/record-field'
import { BrandingSection } from './BrandingSection'
import type { SectionProps } from './branding-tabs'

const FIELDS: readonly RecordField[] = [
  ask('text', 'websiteDomain', 'Domain', 'Such as example.com'),
  ask('text', 'supportHours', 'Support hours', 'Such as Mon-Fri: 9 AM - 6 PM EST'),
  ask('text', 'guaranteeText', 'Guarantee'),
  ask('text', 'copyrightText', 'Copyright'),
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

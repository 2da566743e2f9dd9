'use client'

import { useFormFields } from '@payloadcms/ui'

import { Notice } from '@/src/admin/kit/ui/Notice'

/** Says of an opening without a last day what search engines make of it. */
export function EndDateWarning() {
  const [status, closesAt] = useFormFields(([fields]) => [
    fields.status?.value,
    fields.closesAt?.value,
  ])
  if (status === 'closed' || closesAt) return null
  return (
    <Notice title="No last day. " tone="warning">
      Job search engines drop postings that never end. Enter a day under “Closes after”.
    </Notice>
  )
}

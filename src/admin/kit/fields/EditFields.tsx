'use client'

import { DefaultEditView } from '@payloadcms/ui'
import type { DocumentViewClientProps } from 'payload'

/** Payload's own form, for mending what someone mistyped. */
export function EditFields(props: DocumentViewClientProps) {
  return <DefaultEditView {...props} />
}

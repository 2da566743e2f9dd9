'use client'

import { useField } from '@payloadcms/ui'

import { MailFrame } from './MailFrame'

/** The mail in Payload's own form. */
export function MailPreview({ path }: { path: string }) {
  const { value } = useField<string>({ path })
  return <MailFrame html={value ?? ''} />
}

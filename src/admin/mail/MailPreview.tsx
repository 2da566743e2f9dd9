'use client'

import { useField } from '@payloadcms/ui'

import { MailFrame } from './MailFrame'

export function MailPreview({ path }: { path: string }) {
  const { value } = useField<string>({ path })
  return <MailFrame html={value ?? ''} />
}

'use client'

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Keeps *Save* usable in a form of Payload's that the server refused: Payload takes it for unchanged. */
export function SaveAgain() {
  const { setModified } = useForm()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const wasRefused = useFormSubmitted() // what was saved counts as not submitted again
  useEffect(() => {
    if (wasRefused && !isProcessing && !isModified) setModified(true)
  }, [wasRefused, isProcessing, isModified, setModified])
  return null
}

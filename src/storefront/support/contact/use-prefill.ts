'use client'

import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'

import type { SupportMessage } from '@/src/domain/support/support-message'
import { isSupportSubject } from '@/src/domain/support/support-subjects'

/**
 * Fills in what the page that led here already knows: `?subject=` as one of the subjects or in
 * words, `?service=` as the service that somebody wants.
 *
 * Read after loading, so that the form itself is part of the prerendered page.
 */
export function usePrefill({ getValues, setValue }: UseFormReturn<SupportMessage>): void {
  useEffect(() => {
    const query = new URLSearchParams(window.location.search)
    const subject = query.get('subject')?.trim() ?? ''
    const about = query.get('service')?.trim() || (isSupportSubject(subject) ? '' : subject)
    if (isSupportSubject(subject)) setValue('subject', subject)
    if (!about) return
    setValue('about', about.slice(0, 150))
    if (!isSupportSubject(subject)) setValue('subject', 'other')
    if (!getValues('message')) setValue('message', `I would like to start: ${about}\n`)
  }, [getValues, setValue])
}

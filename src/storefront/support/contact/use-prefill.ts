'use client'

import { useEffect, useRef, useState } from 'react'

import { isSupportSubject } from '@/src/domain/support/support-subjects'

/** Puts words into a control of a form that is not yet filled in otherwise. */
function fill(form: HTMLFormElement | null, name: string, words: string): void {
  const control = form?.elements.namedItem(name)
  const isOurs = control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement
  if (isOurs && control.value === '') control.value = words
}

/**
 * Fills in what the page that led here already knows: `?subject=` as one of the subjects or in
 * words, `?service=` as the service that somebody wants. Gives what it is about, and the ref of its form.
 *
 * Read after loading, so that the form itself is part of the prerendered page.
 */
export function usePrefill() {
  const form = useRef<HTMLFormElement>(null)
  const [about, setAbout] = useState<string>()
  useEffect(() => {
    const query = new URLSearchParams(window.location.search)
    const subject = query.get('subject')?.trim() ?? ''
    const asked = query.get('service')?.trim() || (isSupportSubject(subject) ? '' : subject)
    fill(form.current, 'subject', isSupportSubject(subject) ? subject : asked && 'other')
    if (!asked) return
    setAbout(asked.slice(0, 150))
    fill(form.current, 'message', `I would like to start: ${asked}\n`)
  }, [])
  return { form, about }
}

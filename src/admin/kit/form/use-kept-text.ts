'use client'

import { useCallback, useEffect, useState } from 'react'

import { forgetDraft, readDraft, writeDraft } from '@/src/lib/browser/kept-draft'

import { useDraftKey } from './AdminForm'

/**
 * One text outside of a form, such as a reason, kept as a form's are until `write('')` says that it
 * was taken.
 *
 * @param name what it is about, with the record; null keeps nothing
 */
export function useKeptText(name: string | null) {
  const key = useDraftKey(name)
  const [text, setText] = useState('')
  useEffect(() => {
    const kept = key ? readDraft(key)?.values.text : undefined
    setText(typeof kept === 'string' ? kept : '')
  }, [key])
  const write = useCallback(
    (next: string) => {
      setText(next)
      if (key) writeDraft(key, next === '' ? {} : { text: next }, {})
    },
    [key],
  )
  /** It was taken; the page shows it until it shows what came of it. */
  const forget = () => {
    if (key) forgetDraft(key)
  }
  return [text, write, forget] as const
}

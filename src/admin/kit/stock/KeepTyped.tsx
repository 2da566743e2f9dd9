'use client'

import { useAllFormFields, useDocumentEvents, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

import { forgetDraft, type KeptDraft, readDraft, writeDraft } from '@/src/lib/browser/kept-draft'

import { useDraftKey } from '../form/use-draft-key'
import { ShortMoment } from '../time/When'
import { missingIn, typedIn } from './stock-draft'

/**
 * Keeps what is typed into a form of Payload's, which itself loses it with a reload or a session, and
 * offers it again.
 */
export function KeepTyped() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { dispatchFields, setModified } = useForm()
  const [fields] = useAllFormFields()
  const { mostRecentUpdate: saved } = useDocumentEvents()
  const slug = collectionSlug ?? globalSlug
  const key = useDraftKey(slug ? `stock:${slug}:${id ?? 'new'}` : null)
  const [found, offer] = useState<KeptDraft | null>(null)
  const hasTyped = useRef(false)
  const madeUnder = useRef<string | null>(null)

  useEffect(() => {
    if (key) offer(readDraft(key))
  }, [key])
  useEffect(() => {
    if (!key || madeUnder.current === key) return // it is saved, and the page about to change
    const typed = typedIn(fields)
    const isTyped = Object.keys(typed).length > 0
    if (isTyped || hasTyped.current) writeDraft(key, typed, {})
    hasTyped.current = isTyped
  }, [fields, key])
  useEffect(() => {
    if (!key || saved?.entitySlug !== slug || (id && saved?.id !== id)) return
    if (!id) madeUnder.current = key
    hasTyped.current = false
    forgetDraft(key)
    offer(null)
  }, [saved, key, slug, id])

  const missing = found ? missingIn(fields, found.values) : []
  if (!found || missing.length === 0) return null
  const restore = () => {
    for (const [path, value] of missing) dispatchFields({ type: 'UPDATE', path, value })
    setModified(true)
    offer(null)
  }
  const discard = () => {
    if (key && !hasTyped.current) forgetDraft(key)
    offer(null)
  }
  return (
    <div className="stock-kept" role="status">
      <span>
        Not saved
        <span className="stock-kept__when">
          {': what you typed on '}
          <ShortMoment at={new Date(found.at).toISOString()} />
        </span>
      </span>
      <button onClick={restore} type="button">
        Restore
      </button>
      <button onClick={discard} type="button">
        Discard
      </button>
    </div>
  )
}

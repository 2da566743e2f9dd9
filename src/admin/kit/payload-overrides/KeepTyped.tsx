'use client'

import { useAllFormFields, useDocumentEvents, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

import { forgetDraft, type KeptDraft, readDraft, writeDraft } from '@/src/lib/browser/kept-draft'

import { useDraftKey } from '../form/AdminForm'
import { ShortMoment } from '../time/When'
import { chosenFile, missingIn, openedWith, rowsToRestore, typedIn } from './stock-draft'

/** The name of the file that was chosen beside what was typed. */
const fileOf = (draft: KeptDraft | null) =>
  typeof draft?.was.file === 'string' ? draft.was.file : null

/** Puts back what was typed: texts where they stood, lists as a whole. */
function useRestore(): (missing: readonly [path: string, value: unknown][]) => void {
  const { addFieldRow, dispatchFields, removeFieldRow, setModified } = useForm()
  const [fields] = useAllFormFields()
  return (missing) => {
    for (const [path, value] of missing) {
      const rows = rowsToRestore(fields, path, value)
      if (!rows) {
        dispatchFields({ type: 'UPDATE', path, value })
        continue
      }
      const shown = fields[path]?.rows?.length ?? 0
      for (let at = shown - 1; at >= 0; at -= 1) removeFieldRow({ path, rowIndex: at })
      for (const [rowIndex, subFieldState] of rows.entries()) {
        addFieldRow({ path, rowIndex, schemaPath: path, subFieldState })
      }
    }
    setModified(true)
  }
}

const KEPT = 'flex flex-wrap items-center gap-x-3 gap-y-1 text-sm'
const KEPT_BUTTON = 'p-0 border-0 bg-transparent text-inherit font-inherit underline cursor-pointer'

/**
 * Keeps what is typed into a form of Payload's, which itself loses it with a reload or a session, and
 * offers it again.
 */
export function KeepTyped() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const [fields] = useAllFormFields()
  const { mostRecentUpdate: saved } = useDocumentEvents()
  const putBack = useRestore()
  const slug = collectionSlug ?? globalSlug
  const key = useDraftKey(slug ? `stock:${slug}:${id ?? 'new'}` : null)
  const [found, offer] = useState<KeptDraft | null>(null)
  const [lost, askAgain] = useState<string | null>(null)
  const hasTyped = useRef(false)
  const opened = useRef('')
  const madeUnder = useRef<string | null>(null)

  useEffect(() => {
    if (key) offer(readDraft(key))
  }, [key])
  useEffect(() => {
    if (!key || madeUnder.current === key) return // it is saved, and the page about to change
    const typed = typedIn(fields)
    const isTyped = Object.keys(typed).length > 0
    const now = openedWith(fields)
    const isRefilled = now !== opened.current
    opened.current = now
    if (hasTyped.current && !isTyped && isRefilled) {
      hasTyped.current = false
      offer(readDraft(key)) // someone else's newer copy took the place of what was typed
      return
    }
    const file = chosenFile(fields) ?? lost
    if (isTyped || hasTyped.current) writeDraft(key, typed, file ? { file } : {})
    hasTyped.current = isTyped
  }, [fields, key, lost])
  useEffect(() => {
    if (!key || saved?.entitySlug !== slug || (id && saved?.id !== id)) return
    if (!id) madeUnder.current = key
    hasTyped.current = false
    forgetDraft(key)
    offer(null)
    askAgain(null)
  }, [saved, key, slug, id])

  const missing = found ? missingIn(fields, found.values) : []
  const file = found && missing.length > 0 ? fileOf(found) : lost
  const again =
    file && !chosenFile(fields) ? (
      <span>{`Choose “${file}” again: files are not kept.`}</span>
    ) : null
  if (!found || missing.length === 0) {
    return (
      again && (
        <div className={KEPT} role="status">
          {again}
        </div>
      )
    )
  }
  const restore = () => {
    putBack(missing)
    askAgain(fileOf(found))
    offer(null)
  }
  const discard = () => {
    if (key && !hasTyped.current) forgetDraft(key)
    offer(null)
  }
  return (
    <div className={KEPT} role="status">
      <span>
        Not saved
        <span className="phone:hidden">
          {': what you typed on '}
          <ShortMoment at={new Date(found.at).toISOString()} />
        </span>
      </span>
      {again}
      <button className={KEPT_BUTTON} onClick={restore} type="button">
        Restore
      </button>
      <button className={KEPT_BUTTON} onClick={discard} type="button">
        Discard
      </button>
    </div>
  )
}

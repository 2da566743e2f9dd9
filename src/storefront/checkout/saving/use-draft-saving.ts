import { type Dispatch, useEffect, useRef, useState } from 'react'

import { saveDraft } from '../checkout-api'
import type { CheckoutAction, CheckoutState } from '../checkout-state'
import { forgetUnsaved, keepUnsaved, readUnsaved } from './draft-backup'
import { type DraftSaver, draftSaver, type SaveStatus } from './draft-saver'

const TYPING_MS = 500

/** Keeps the server's draft up to date with what is typed, and what it lacks in this tab. */
export function useDraftSaving(state: CheckoutState, dispatch: Dispatch<CheckoutAction>) {
  const [status, setStatus] = useState<SaveStatus>('idle')
  const newest = useRef(0)
  const [saver] = useState<DraftSaver>(() =>
    draftSaver({
      send: saveDraft,
      onStatus: setStatus,
      onSaved: (revision, draft) => {
        if (revision === newest.current) forgetUnsaved()
        dispatch({ type: 'saved', revision, draft })
      },
    }),
  )

  const { revision, step, answers } = state
  const mayStore = !state.catalogue.isFallback
  const savedStep = useRef(step)

  useEffect(() => {
    if (!mayStore || revision === 0 || revision === newest.current) return
    newest.current = revision
    keepUnsaved(answers)
    saver.queue(revision, { step, answers }, step === savedStep.current ? TYPING_MS : 0)
    savedStep.current = step
  }, [mayStore, revision, step, answers, saver])

  useEffect(() => {
    const unsaved = readUnsaved()
    if (unsaved && mayStore) dispatch({ type: 'restored', answers: unsaved })
  }, [mayStore, dispatch])

  useFlushWhenLeaving(saver)
  return { status, flush: saver.flush }
}

function useFlushWhenLeaving(saver: DraftSaver) {
  useEffect(() => {
    const flush = () => void saver.flush()
    const onHide = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('online', flush)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('online', flush)
      flush()
    }
  }, [saver])
}

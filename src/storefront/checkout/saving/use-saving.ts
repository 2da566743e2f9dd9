import { type RefObject, useEffect, useRef, useState } from 'react'

import type { DraftKind } from '@/src/domain/checkout/draft-kind'

import type { ApiResult } from '@/src/lib/browser/result'
import type { Asked } from '../arrival/use-arrival'
import { type Backup, isOutdated, keepBackup, noteSaved, readBackup } from './draft-backup'
import { type DraftSaver, draftSaver, type SaveStatus } from './draft-saver'

const TYPING_MS = 500

type SavingOptions<
  Step extends string,
  Answers extends object,
  View extends { readonly updatedAt: string },
> = {
  readonly kind: DraftKind
  readonly step: Step
  readonly answers: Answers
  /** Grows with every change; a save says which one it holds. */
  readonly revision: number
  /** False while nothing can be bought. */
  readonly mayStore: boolean
  /** Whether it is known what the server has; until then this tab alone keeps what is typed. */
  readonly hasArrived: boolean
  readonly address: Asked
  /** When the server's draft was changed last; null before it has come, and where there is none. */
  readonly draftAt: RefObject<string | null>
  readonly send: (input: { step: Step; answers: Answers }) => Promise<ApiResult<{ draft: View }>>
  readonly onSaved: (revision: number, draft: View) => void
  /** This tab had answers that the page lacks; the step is the one that the address asks for. */
  readonly onRestored: (answers: Answers, step: Step | null) => void
}

/** Keeps the server's draft up to date with what is typed, and what it lacks in this tab. */
export function useSaving<
  Step extends string,
  Answers extends object,
  View extends { readonly updatedAt: string },
>(options: SavingOptions<Step, Answers, View>) {
  const { kind, step, answers, revision, mayStore, hasArrived, address, draftAt } = options
  const [status, setStatus] = useState<SaveStatus>('idle')
  const newest = useRef(0)
  const latest = useRef(options)
  const [saver] = useState(() =>
    draftSaver<{ step: Step; answers: Answers }, View>({
      send: options.send,
      onStatus: setStatus,
      onSaved: (saved, draft) => {
        draftAt.current = draft.updatedAt
        if (saved === newest.current) noteSaved(kind)
        latest.current.onSaved(saved, draft)
      },
    }),
  )
  const savedStep = useRef(step)
  const before = useRef<Backup<Step, Answers> | null>(undefined)

  useEffect(() => {
    latest.current = options
  })

  useEffect(() => {
    if (!mayStore || revision === 0 || revision === newest.current) return
    keepBackup(kind, { step, answers, draftAt: draftAt.current ?? new Date().toISOString() })
    if (!hasArrived) return
    newest.current = revision
    saver.queue(revision, { step, answers }, step === savedStep.current ? TYPING_MS : 0)
    savedStep.current = step
  }, [mayStore, hasArrived, revision, step, answers, saver, kind, draftAt])

  useEffect(() => {
    if (before.current === undefined) before.current = readBackup<Step, Answers>(kind)
    const kept = before.current
    if (!hasArrived || !kept || !mayStore || isSame(kept.answers, latest.current.answers)) return
    if (isOutdated(kept, draftAt.current)) return
    const isAskedFor = address.get('step') === kept.step
    latest.current.onRestored(kept.answers, isAskedFor ? kept.step : null)
  }, [mayStore, hasArrived, address, kind, draftAt])

  useFlushWhenLeaving(saver.flush)
  return { status, flush: saver.flush }
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

function useFlushWhenLeaving(flush: DraftSaver['flush']) {
  useEffect(() => {
    const save = () => void flush()
    const onHide = () => {
      if (document.visibilityState === 'hidden') save()
    }
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('online', save)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('online', save)
      save()
    }
  }, [flush])
}

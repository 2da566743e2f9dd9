'use client'

import { toast } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

import { request } from '@/src/lib/browser/request'

import { type HistoryAnswer, heldAnswer, historyAnswer, obstaclesAnswer } from '../answers'

type Way = 'undo' | 'redo' | 'restore'

/** Newer work stands in the way of an undo; so many elements have none in theirs. */
export type Blocked = { readonly number: number; readonly message: string; readonly rest: number }

const said = heldAnswer.pick({ message: true })

/** The changes of everyone, and going along them. @param moved called once something was changed */
export function useHistory(newest: string, moved: () => void) {
  const [history, setHistory] = useState<HistoryAnswer | null>(null)
  const [blocked, setBlocked] = useState<Blocked | null>(null)
  const [isBusy, setBusy] = useState(false)

  const load = useCallback(async () => {
    const answer = await request('GET', '/api/visual-editor/history', { answer: historyAnswer })
    if (answer.ok) setHistory(answer.value)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: anything newer shows at once
  useEffect(() => {
    void load()
  }, [load, newest])

  const walk = useCallback(
    async (way: Way, number: number, theRest = false) => {
      setBusy(true)
      const path = `/api/visual-editor/changes/${number}/${way}`
      const body = way === 'undo' ? { theRest } : {}
      const answer = await request('POST', path, { body, answer: said })
      if (answer.ok) {
        setBlocked(null)
        toast.success(answer.value.message)
        moved()
      } else if (answer.code === 'newer_work' && way === 'undo') {
        const rest = obstaclesAnswer.safeParse(answer.body).data?.rest ?? 0
        setBlocked({ number, message: answer.message, rest })
      } else toast.error(answer.message)
      await load()
      setBusy(false) // what is next is known now
    },
    [load, moved],
  )
  return { history, blocked, isBusy, walk, load, unblock: () => setBlocked(null) }
}

'use client'

import { useCallback, useEffect, useState } from 'react'

import { request } from '@/src/lib/browser/request'

import { type Change, type HistoryAnswer, historyAnswer } from '../answers'

/** So many changes the server tells at once. */
const AT_ONCE = 50

/** The newest changes, and older ones once they are asked for; of one text alone, if it is given. */
export function useChangeList(newest: HistoryAnswer, element: string | null) {
  const [own, setOwn] = useState<readonly Change[]>([])
  const [older, setOlder] = useState<readonly Change[]>([])
  const [isOver, setOver] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const read = useCallback(
    async (before: number | null): Promise<readonly Change[]> => {
      const asked = new URLSearchParams()
      if (element) asked.set('element', element)
      if (before) asked.set('before', `${before}`)
      const path = `/api/visual-editor/history?${asked}`
      const answer = await request('GET', path, { answer: historyAnswer })
      setProblem(answer.ok ? null : answer.message)
      return answer.ok ? answer.value.sets : []
    },
    [element],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: anything newer may have undone any of them
  useEffect(() => {
    let isStale = false
    setOlder([])
    setOver(false)
    setOwn([])
    if (element) {
      void read(null).then((sets) => {
        if (!isStale) setOwn(sets)
      })
    }
    return () => {
      isStale = true
    }
  }, [element, newest, read])

  const sets = [...(element ? own : newest.sets), ...older]
  const last = sets.at(-1)
  const more = async () => {
    const next = await read(last?.number ?? null)
    setOlder([...older, ...next])
    setOver(next.length < AT_ONCE)
  }
  return { sets, problem, more, isMore: !isOver && sets.length >= AT_ONCE }
}

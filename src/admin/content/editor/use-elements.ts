'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

import { request } from '@/src/lib/browser/request'

import { type Editable, elementsAnswer } from './answers'

type Read = { readonly page: string; readonly elements: readonly Editable[] }
const NOTHING: Read = { page: '', elements: [] }

export function useElements(page: string, newest: string) {
  const [read, setRead] = useState<Read>(NOTHING)
  const [problem, setProblem] = useState<string | null>(null)

  const asked = useRef(0)
  const shown = useRef(page)

  const load = useCallback(async () => {
    if (page !== shown.current) return // from a change that was made on the page before
    asked.current += 1
    const mine = asked.current
    const path = `/api/visual-editor/elements?of=${encodeURIComponent(page)}`
    const answer = await request('GET', path, { answer: elementsAnswer })
    if (mine !== asked.current) return // a slow answer about the page before, or from before a change
    if (answer.ok) setRead({ page, elements: answer.value.elements })
    setProblem(answer.ok ? null : answer.message)
  }, [page])

  // biome-ignore lint/correctness/useExhaustiveDependencies: anything newer shows at once
  useEffect(() => {
    shown.current = page
    void load()
  }, [load, newest])

  const put = useCallback((id: string, value: string, revision: number) => {
    setRead((now) => ({
      ...now,
      elements: now.elements.map((one) =>
        one.id === id ? { ...one, draft: value === one.live ? null : value, revision } : one,
      ),
    }))
  }, [])
  // Those of the page before would be looked for on this one.
  const { elements } = read.page === page ? read : NOTHING
  return { elements, problem, load, put }
}

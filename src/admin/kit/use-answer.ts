'use client'

import { useEffect, useState } from 'react'

import { type Reader, request } from '@/src/lib/browser/request'
import type { ApiResult } from '@/src/lib/browser/result'

type Options = {
  /** Sent by POST, as JSON; without one it is a GET. */
  readonly body?: object
  /** Asked once nothing has changed for so long. */
  readonly pauseMs?: number
}

/**
 * What the server answers to a question, asked again whenever the question changes.
 *
 * @param path null asks nothing
 * @param answer the same with each rendering
 * @returns the answer to this question, null until it is there; and the last success, whichever it was to
 */
export function useAnswer<Value>(
  path: string | null,
  answer: Reader<Value>,
  { body, pauseMs = 0 }: Options = {},
) {
  const [known, know] = useState<{ readonly asked: string; readonly result: ApiResult<Value> }>()
  const [last, keep] = useState<Value | null>(null)
  const sent = body && JSON.stringify(body)
  const asked = `${path} ${sent ?? ''}`
  useEffect(() => {
    if (path === null) return know(undefined)
    const gone = new AbortController()
    const later = setTimeout(async () => {
      const { signal } = gone
      const result = sent
        ? await request('POST', path, { body: JSON.parse(sent), answer, signal })
        : await request('GET', path, { answer, signal })
      if (signal.aborted) return
      know({ asked, result })
      if (result.ok) keep(result.value)
    }, pauseMs)
    return () => {
      clearTimeout(later)
      gone.abort()
    }
  }, [path, sent, asked, answer, pauseMs])
  return { result: known?.asked === asked ? known.result : null, last }
}

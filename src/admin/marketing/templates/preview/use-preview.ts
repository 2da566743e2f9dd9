'use client'

import { useEffect, useState } from 'react'
import { z } from 'zod'

import { request } from '@/src/lib/browser/request'
import { wordsOf } from '@/src/lib/browser/result'

const answer = z.union([
  z.object({
    ok: z.literal(true),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    size: z.number(),
  }),
  z.object({ ok: z.literal(false), problem: z.string(), line: z.number(), place: z.string() }),
])

export type Shown = z.infer<typeof answer>

type Asked = {
  readonly at: '/api/marketing' | '/api/follow-ups'
  readonly subject: string
  readonly content: string
  readonly lead: string | null
}

const PAUSE_MS = 600

/** A template as its reader would get it, asked of the server a moment after the last key. */
export function usePreview({ at, subject, content, lead }: Asked) {
  const [shown, setShown] = useState<Shown | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    const gone = new AbortController()
    const timer = setTimeout(async () => {
      const body = { subject, content, lead }
      const said = await request('POST', `${at}/templates/preview`, {
        body,
        answer,
        signal: gone.signal,
      })
      if (gone.signal.aborted) return
      setFailure(said.ok ? null : wordsOf(said))
      if (said.ok) setShown(said.value)
    }, PAUSE_MS)
    return () => {
      gone.abort()
      clearTimeout(timer)
    }
  }, [at, subject, content, lead])
  return { shown, failure }
}

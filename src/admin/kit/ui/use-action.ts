'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'

import type { Answer } from './send-json'

type Action = {
  readonly send: () => Promise<Answer>
  /** The words of the failure, when the server's own need some before them. */
  readonly failure?: (message: string) => string
}

/**
 * Does one thing on the server and says how it went. Only what was done shows the screen again:
 * after a failure everything stays, typed words too.
 */
export function useAction() {
  const router = useRouter()
  const [isSending, setSending] = useState(false)
  const [isRefreshing, startRefresh] = useTransition()

  async function run({ send, failure = (message) => message }: Action): Promise<Answer> {
    setSending(true)
    const answer = await send()
    setSending(false)
    if (answer.ok) {
      toast.success(answer.message)
      startRefresh(() => router.refresh())
    } else toast.error(failure(answer.message))
    return answer
  }

  return { isBusy: isSending || isRefreshing, run }
}

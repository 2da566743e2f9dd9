import { useState } from 'react'

import type { ApiFailure, ApiResult } from './result'

type Options = {
  /** The page is left for another one: the button stays busy until that is there. */
  readonly leaves?: boolean
}

/** What a button sends: whether it is under way, and why the last try failed. */
export function useSending() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)

  const run = async <Value>(
    send: () => Promise<ApiResult<Value>>,
    { leaves = false }: Options = {},
  ): Promise<ApiResult<Value>> => {
    setBusy(true)
    setFailure(null)
    const answer = await send()
    if (!answer.ok || !leaves) setBusy(false)
    if (!answer.ok) setFailure(answer)
    return answer
  }
  return { busy, failure, run }
}

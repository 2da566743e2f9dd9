import { env } from '@/src/lib/env'

import { visitor } from '../../scripts/support/visitor'

export type Answered = {
  readonly status: number
  readonly body: unknown
  readonly location: string
  /** How long one is told to wait before the next try. */
  readonly retryAfterMs: number
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A browser. A request that no one answers is null. */
export function browser(index: number) {
  const { headers, keep } = visitor(index)

  return async (
    method: string,
    path: string,
    { body, timeoutMs = 60_000 }: { body?: object; timeoutMs?: number } = {},
  ): Promise<Answered | null> => {
    try {
      const answer = await fetch(`${env.SITE_URL}${path}`, {
        method,
        redirect: 'manual',
        headers: headers(),
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await answer.text() // one that breaks off half-way was no answer
      keep(answer)
      const location = answer.headers.get('location') ?? ''
      const retryAfterMs = Number(answer.headers.get('retry-after') ?? 0) * 1000
      return { status: answer.status, body: jsonOf(text), location, retryAfterMs }
    } catch {
      return null
    }
  }
}
export type Browser = ReturnType<typeof browser>

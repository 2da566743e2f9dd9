import { env } from '@/src/lib/env'

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

/** A browser with its cookies and an address of its own. A request that nobody answers is null. */
export function browser(index: number) {
  const jar = new Map<string, string>()
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`

  const keep = (lines: readonly string[]) => {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
  }

  return async (
    method: string,
    path: string,
    { body, timeoutMs = 60_000 }: { body?: object; timeoutMs?: number } = {},
  ): Promise<Answered | null> => {
    try {
      const answer = await fetch(`${env.SITE_URL}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          origin: env.SITE_URL,
          'content-type': 'application/json',
          'x-forwarded-for': address,
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await answer.text() // one that breaks off half-way was no answer
      keep(answer.headers.getSetCookie())
      const location = answer.headers.get('location') ?? ''
      const retryAfterMs = Number(answer.headers.get('retry-after') ?? 0) * 1000
      return { status: answer.status, body: jsonOf(text), location, retryAfterMs }
    } catch {
      return null
    }
  }
}
export type Browser = ReturnType<typeof browser>

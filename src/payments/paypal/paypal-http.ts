import { NEVER_SENT } from '@/src/payments/never-sent'
import { BUSY, NoAnswer } from '@/src/payments/paypal/paypal-trouble'

export type HttpRequest = {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export type HttpAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** A `fetch` that could not connect in time has sent nothing either. */
const UNSENT: ReadonlySet<string> = new Set([...NEVER_SENT, 'UND_ERR_CONNECT_TIMEOUT'])
const PAUSE_MS = 200

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
}

function noAnswer(error: unknown): NoAnswer {
  const isTimeout = error instanceof Error && error.name === 'TimeoutError'
  const sent = !UNSENT.has(codeOf(error))
  return new NoAnswer(isTimeout ? 'timeout' : 'network', sent, error)
}

async function once(request: HttpRequest, timeoutMs: number): Promise<HttpAnswer> {
  try {
    const answer = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await answer.text()
    return { status: answer.status, headers: Object.fromEntries(answer.headers), text }
  } catch (error) {
    throw noAnswer(error)
  }
}

/** Worth another try: PayPal is in trouble, overrun, or still busy with our first try. */
const isPassing = ({ status, text }: HttpAnswer): boolean =>
  status >= 500 || status === 429 || (status >= 400 && BUSY.some((issue) => text.includes(issue)))

/** Answers that say nothing about what an earlier try of the same request may have done. */
const isSilent = (answer: HttpAnswer): boolean =>
  isPassing(answer) || answer.status === 401 || answer.status === 403

/**
 * Sends a request, and again when it failed on the way: safe because every request that moves money
 * carries an idempotency key.
 *
 * @throws NoAnswer which remembers whether any of the tries may have arrived: a try that timed out
 * and one that was refused a connection together still may have moved money.
 */
export async function send(
  request: HttpRequest,
  { timeoutMs, retries }: { readonly timeoutMs: number; readonly retries: number },
): Promise<HttpAnswer> {
  let arrived = false
  for (let tries = 0; ; tries += 1) {
    const isLast = tries >= retries
    try {
      const answer = await once(request, timeoutMs)
      if (!isPassing(answer) || isLast) {
        if (!arrived || !isSilent(answer)) return answer
        throw new NoAnswer('server_error', true, new Error(`PayPal answered ${answer.status}`))
      }
      arrived ||= answer.status !== 429
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      arrived ||= error.sent
      if (isLast) throw new NoAnswer(error.fault, arrived, error.cause)
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** tries))
  }
}

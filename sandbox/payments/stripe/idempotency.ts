import type { Reply } from '@/sandbox/payments/http/reply'
import type { SandboxRequest } from '@/sandbox/payments/http/request'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import { stripeError } from '@/sandbox/payments/stripe/errors'
import { replaySchema } from '@/sandbox/payments/stripe/objects'
import { sha256 } from '@/src/lib/secrets'

/** Answers that Stripe does not keep: the same request may do better next time. */
const NOT_KEPT = new Set([401, 409, 429, 500])

/**
 * Answers a repeated POST with the answer that the first one got, declines included, and refuses
 * the key for another request. Two at once wait for each other.
 */
export async function once(
  sandbox: Sandbox,
  request: SandboxRequest,
  answer: () => Promise<Reply>,
): Promise<Reply> {
  const key = request.header('idempotency-key')
  if (request.method !== 'POST' || key === '') return answer()
  const id = sha256(`${request.header('authorization')} ${key}`)
  const fingerprint = sha256(`${request.path} ${request.body}`)
  return sandbox.lock(`replay ${id}`, async () => {
    const stored = replaySchema.safeParse(await sandbox.store.read('replay', id))
    if (!stored.success) {
      const reply = await answer()
      if (NOT_KEPT.has(reply.status)) return reply
      const replay = { id, fingerprint, status: reply.status, body: reply.body }
      await sandbox.store.save({ objects: [{ kind: 'replay', body: replay }] })
      return reply
    }
    if (stored.data.fingerprint !== fingerprint) {
      throw stripeError(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      })
    }
    return {
      status: stored.data.status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'idempotent-replayed': 'true',
      },
      body: stored.data.body,
    }
  })
}

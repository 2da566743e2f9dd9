import type { SandboxRequest } from '@/sandbox/payments/http/request'
import { nowSeconds } from '@/sandbox/payments/ids'
import { refused } from '@/sandbox/payments/paypal/errors'
import { keyLasts, replaySchema } from '@/sandbox/payments/paypal/objects'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import { sha256 } from '@/src/lib/secrets'

export type Made = { readonly id: string; readonly isNew: boolean }

/**
 * Does a piece of work once for a PayPal-Request-Id. A repetition is led to what the first one made,
 * which the caller shows as it is by then; a refusal is not kept, so that it may go better next time.
 */
export async function once(
  sandbox: Sandbox,
  request: SandboxRequest,
  make: () => Promise<string>,
): Promise<Made> {
  const key = request.header('paypal-request-id')
  if (key === '') return { id: await make(), isNew: true }
  const now = nowSeconds()
  const verb = request.path.split('/').at(-1)
  const id = sha256(`${verb} ${key}`)
  const fingerprint = sha256(`${request.path} ${request.body}`)
  return sandbox.lock(`paypal replay ${id}`, async () => {
    const { data: stored } = replaySchema.safeParse(await sandbox.store.read('paypal-replay', id))
    if (!stored || (stored.until ?? now) < now) {
      const made = await make()
      const body = { id, fingerprint, made, until: keyLasts(request.path, now) }
      await sandbox.store.save({ objects: [{ kind: 'paypal-replay', body }] })
      return { id: made, isNew: true }
    }
    if (stored.fingerprint === fingerprint) return { id: stored.made, isNew: false }
    throw refused('DUPLICATE_REQUEST_ID')
  })
}

import { z } from 'zod'

import type { SandboxRequest } from '@/sandbox/payments/http/request'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import { parseForm } from '@/sandbox/payments/stripe/form'
import { intentSchema } from '@/sandbox/payments/stripe/objects'

const creating = z.object({ metadata: z.object({ order_id: z.string() }) })
const refunding = z.object({ payment_intent: z.string() })

/** Which order an API request is about, as far as it says; faults are aimed by it. */
export async function orderOf(sandbox: Sandbox, request: SandboxRequest): Promise<string | null> {
  const form = request.method === 'POST' ? parseForm(request.body) : {}
  const created = creating.safeParse(form)
  if (created.success) return created.data.metadata.order_id
  const intentId =
    /^\/v1\/payment_intents\/(\w+)/.exec(request.path)?.[1] ??
    refunding.safeParse(form).data?.payment_intent
  if (!intentId) return null
  const intent = intentSchema.safeParse(await sandbox.store.read('intent', intentId))
  return intent.data?.metadata.order_id ?? null
}

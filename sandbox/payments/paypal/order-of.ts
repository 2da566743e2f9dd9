import { z } from 'zod'

import type { SandboxRequest } from '@/sandbox/payments/http/request'
import { captureSchema, orderSchema } from '@/sandbox/payments/paypal/objects'
import type { Sandbox } from '@/sandbox/payments/sandbox'

const creating = z.object({ purchase_units: z.tuple([z.object({ custom_id: z.string() })]) })

function customIdIn(body: string): string | null {
  try {
    return creating.parse(JSON.parse(body)).purchase_units[0].custom_id
  } catch {
    return null
  }
}

/** Which of the shop's orders a request is about, as far as it says; faults are aimed by it. */
export async function orderOf(sandbox: Sandbox, request: SandboxRequest): Promise<string | null> {
  const { store } = sandbox
  const [, kind, id = ''] = /\/(orders|captures)\/(\w+)/.exec(request.path) ?? []
  if (!kind) return customIdIn(request.body)
  const captured = captureSchema.safeParse(
    kind === 'captures' ? await store.read('paypal-capture', id) : null,
  )
  const order = await store.read('paypal-order', captured.data?.order ?? id)
  return orderSchema.safeParse(order).data?.customId ?? null
}

import { z } from 'zod'

import type { SandboxRequest } from '@/sandbox/payments/http/request'
import { KINDS } from '@/sandbox/payments/razorpay/books'
import { orderSchema, paymentSchema, receiptSchema } from '@/sandbox/payments/razorpay/objects'
import type { Sandbox } from '@/sandbox/payments/sandbox'

const creating = z.object({ notes: z.object({ order_id: z.string() }) })

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function razorpayOrderOf({ store }: Sandbox, { path, query }: SandboxRequest) {
  const [, kind, id] = /\/v1\/(orders|checkout|payments)\/(\w+)/.exec(path) ?? []
  if (kind === 'payments') {
    const payment = paymentSchema.safeParse(await store.read(KINDS.payment, id ?? ''))
    return payment.data?.order_id
  }
  if (id) return id
  const receipt = query.get('receipt')
  if (!receipt) return undefined
  return receiptSchema.safeParse(await store.read(KINDS.receipt, receipt)).data?.order
}

/** Which order of the shop's an API request is about, as far as it says. */
export async function orderOf(sandbox: Sandbox, request: SandboxRequest): Promise<string | null> {
  const created = creating.safeParse(json(request.body))
  if (created.success) return created.data.notes.order_id
  const id = await razorpayOrderOf(sandbox, request)
  if (!id) return null
  const order = orderSchema.safeParse(await sandbox.store.read(KINDS.order, id))
  return order.data?.notes.order_id ?? null
}

import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import type { Order } from '@/src/payload-types'
import { requireOrder } from '@/src/services/orders/order-pass'
import { limitRate } from '@/src/services/platform/limit-rate'

type RateLimit = Parameters<typeof limitRate>[1]

/** What the customer of an order asks of it, one try counted. @throws AppError 404, 422, 429 */
export async function orderRequest<T>(
  req: PayloadRequest,
  schema: z.ZodType<T>,
  rate: RateLimit,
): Promise<{ order: Order; input: T }> {
  const order = await requireOrder(req, req.routeParams?.id)
  const input = parseInput(schema, await bodyOf(req))
  await limitRate(req, rate, order.id)
  return { order, input }
}

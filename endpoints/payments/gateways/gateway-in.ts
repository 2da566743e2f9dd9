import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { GATEWAYS, type GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { AppError } from '@/src/lib/errors'

/** The gateway that an address names. @throws AppError 404 */
export function gatewayIn(req: PayloadRequest): GatewaySlug {
  const slug = z.enum(GATEWAYS).safeParse(req.routeParams?.type)
  if (!slug.success) throw new AppError('no_such_gateway', 'There is no such gateway.', 404)
  return slug.data
}

import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { may } from '@/src/access/permissions'
import { GATEWAYS, type GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { AppError } from '@/src/lib/errors'

/** Lets holders of manage_payments through. @throws AppError 401 or 403 */
export async function requireManagePayments(req: PayloadRequest): Promise<void> {
  if (!req.user) throw new AppError('signed_out', 'Sign in first.', 401)
  if (await may(req, 'manage_payments')) return
  throw new AppError('forbidden', 'Required permission: manage_payments', 403)
}

/** The gateway that an address names. @throws AppError 404 */
export function gatewayIn(req: PayloadRequest): GatewaySlug {
  const slug = z.enum(GATEWAYS).safeParse(req.routeParams?.type)
  if (!slug.success) throw new AppError('no_such_gateway', 'There is no such gateway.', 404)
  return slug.data
}

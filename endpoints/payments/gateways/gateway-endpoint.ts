import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { type StaffOptions, staffEndpoint } from '@/src/access/actions'
import { GATEWAYS, type GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { AppError } from '@/src/lib/errors'

/** The gateway that an address names. @throws AppError 404 */
function gatewayIn(req: PayloadRequest): GatewaySlug {
  const slug = z.enum(GATEWAYS).safeParse(req.routeParams?.type)
  if (!slug.success) throw new AppError('no_such_gateway', 'This gateway does not exist.', 404)
  return slug.data
}

type GatewayOptions = Omit<StaffOptions, 'handler'> & {
  readonly handler: (req: PayloadRequest, slug: GatewaySlug) => Promise<Response>
}

/** An endpoint of staff about the gateway that its address names. */
export function gatewayEndpoint({ handler, ...options }: GatewayOptions): Endpoint {
  return staffEndpoint({ ...options, handler: (req) => handler(req, gatewayIn(req)) })
}

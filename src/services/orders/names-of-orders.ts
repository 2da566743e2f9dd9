import type { Payload } from 'payload'

import { serviceName } from '@/src/domain/vocabulary/service-names'

/**
 * What orders are called where there is room for a few words, by their ids: the company, else the
 * service. The caller must have made sure that the orders may be seen.
 */
export async function namesOfOrders(
  payload: Payload,
  orders: readonly string[],
): Promise<Map<string, string>> {
  if (orders.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'orders',
    where: { id: { in: [...new Set(orders)] } },
    select: { companyName: true, companyType: true, serviceType: true },
    depth: 0,
    pagination: false,
    overrideAccess: true, // of documents that the person may see
  })
  return new Map(
    docs.map(({ id, companyName, companyType, serviceType }) => [
      id,
      companyName || serviceName(serviceType, companyType),
    ]),
  )
}

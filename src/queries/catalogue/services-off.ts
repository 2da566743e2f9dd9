import type { PayloadRequest } from 'payload'

import { salesAt } from '@/src/services/catalogue/licensing/confirmations'

import { type WhyOff, whyServiceOff } from './why-off'

/** Which packages of the services are not on sale, and why; for staff who may see the services. */
export async function whyServicesOff(req: PayloadRequest): Promise<WhyOff[]> {
  const { docs } = await req.payload.find({
    collection: 'services',
    select: { name: true, slug: true, packageTypes: true },
    sort: 'sortOrder',
    depth: 0,
    limit: 50,
    overrideAccess: false,
    req,
  })
  const sales = await salesAt({ payload: req.payload })
  return docs.flatMap(({ name, slug, packageTypes }) =>
    whyServiceOff(sales, slug, packageTypes).map(({ text, at }) => ({
      text: `${name}, ${text}`,
      at,
    })),
  )
}

import type { Payload } from 'payload'

import { FREE_EIN, seedCatalogue } from '@/src/seed/catalogue'
import { seedGateways } from '@/src/seed/gateways'
import { seedMarketing } from '@/src/seed/marketing'
import { seedPermissions } from '@/src/seed/permissions'
import { seedSite } from '@/src/seed/site'

/** All that a new installation begins with. What is there already stays as it is. */
export async function seedEverything(payload: Payload) {
  const permissions = await seedPermissions(payload)
  const catalogue = await seedCatalogue(payload)
  return {
    ...permissions,
    ...catalogue,
    ...(await seedMarketing(payload)),
    ...(await seedSite(payload, catalogue.offers.get(FREE_EIN)?.id)),
    paymentGateways: await seedGateways(payload),
  }
}

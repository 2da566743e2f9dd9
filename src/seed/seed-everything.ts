import type { Payload } from 'payload'

import { seedCatalogue } from '@/src/seed/catalogue'
import { seedGateways } from '@/src/seed/gateways'
import { seedMarketing } from '@/src/seed/marketing'
import { seedPermissions } from '@/src/seed/permissions'
import { seedSite } from '@/src/seed/site'

/** All that a new installation begins with. What is there already stays as it is. */
export async function seedEverything(payload: Payload) {
  return {
    ...(await seedPermissions(payload)),
    ...(await seedCatalogue(payload)),
    ...(await seedMarketing(payload)),
    ...(await seedSite(payload)),
    paymentGateways: await seedGateways(payload),
  }
}

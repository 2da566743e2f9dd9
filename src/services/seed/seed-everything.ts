import type { Payload } from 'payload'

import { seedCatalogue } from '@/src/services/seed/catalogue'
import { seedGateways } from '@/src/services/seed/gateways'
import { seedMarketing } from '@/src/services/seed/marketing'
import { seedPermissions } from '@/src/services/seed/permissions'
import { seedSite } from '@/src/services/seed/site'

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

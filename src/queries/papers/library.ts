import config from '@payload-config'
import { getPayload } from 'payload'

import type { Order } from '@/src/payload-types'
import { holdingOf } from '@/src/services/orders/extras/holding'

export async function hasLibrary(order: Order): Promise<boolean> {
  const { services } = await holdingOf({ payload: await getPayload({ config }) }, order)
  return services.includes('templates')
}

import config from '@payload-config'
import { getPayload } from 'payload'

import type { Order } from '@/src/payload-types'
import { holdingOf } from '@/src/services/orders/extras/holding'

/** Whether an order holds the library of templates. */
export async function hasLibrary(order: Order): Promise<boolean> {
  const { services } = await holdingOf({ payload: await getPayload({ config }) }, order)
  return services.includes('templates')
}

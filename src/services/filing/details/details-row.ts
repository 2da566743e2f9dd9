import { z } from 'zod'

import { idOf } from '@/src/domain/vocabulary/relation'
import type { AskedService } from '@/src/domain/vocabulary/service-types'
import type { Order, ServiceDetail } from '@/src/payload-types'
import { type Reader, reading } from '@/src/services/orders/reading'

/** The rows of some orders, with the sealed numbers, for services alone. */
export async function detailsOfOrders(
  reader: Reader,
  orders: readonly string[],
): Promise<ServiceDetail[]> {
  const { docs } = await reader.payload.find({
    collection: 'serviceDetails',
    where: { order: { in: [...orders] } },
    showHiddenFields: true,
    ...reading(reader, 20),
  })
  return docs
}

/** The rows of an order, and of the one that it was added to. */
export async function detailsAround(reader: Reader, order: Order): Promise<ServiceDetail[]> {
  const parent = idOf(order.parent)
  return detailsOfOrders(reader, parent ? [order.id, parent] : [order.id])
}

export const rowOf = (
  rows: readonly ServiceDetail[],
  order: Pick<Order, 'id'>,
  service: AskedService,
): ServiceDetail | null =>
  rows.find((row) => idOf(row.order) === order.id && row.service === service) ?? null

const texts = z.record(z.string(), z.string())

/** The shown ends of a row's numbers. */
export const endsOf = (row: ServiceDetail | null) => texts.safeParse(row?.ends).data ?? {}

const sealedNumbers = z.record(
  z.string(),
  z.object({
    text: z.string(),
    /** What kind of number it is, where an answer says so. */
    of: z.string(),
  }),
)
export type SealedNumbers = z.output<typeof sealedNumbers>

export const sealedOf = (row: ServiceDetail | null): SealedNumbers =>
  sealedNumbers.safeParse(row?.sealed).data ?? {}

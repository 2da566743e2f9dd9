'use server'

import { z } from 'zod'

import { listRequest } from '@/src/admin/kit/list/csv-of'
import { cursorIn } from '@/src/queries/platform/list-pages'

import { ordersList } from '../list/orders-list'
import { orderAfter } from './neighbors'
import { orderHref, queueHref } from './order-href'

const input = z.tuple([z.string().max(1000), z.string().max(200).nullable(), z.uuid()])

/** Where staff go on in a queue: to the order after a place in it, else to its list. */
export async function nextOrder(...asked: readonly unknown[]): Promise<string> {
  const parsed = input.safeParse(asked)
  const req = parsed.success ? await listRequest(ordersList) : null
  if (!parsed.success || !req) return queueHref('toFile')
  const [from, place, id] = parsed.data
  const next = await orderAfter(req, from, cursorIn(place), id)
  return next ? orderHref(next, from) : queueHref(from)
}

import type { PayloadRequest, Where } from 'payload'
import { questionIn, searchFrom } from '@/src/admin/kit/list/list-spec'
import type { Order } from '@/src/payload-types'
import { countUpTo } from '@/src/queries/platform/count-up-to'
import { type Cursor, type Question, readPage, rowsAfter } from '@/src/queries/platform/list-pages'

import { sortValueOf } from '../list/order-row'
import { orderQuestions } from '../list/order-views'

/** Further than this no one counts along. */
const MOST = 500

const reversed = (sort: string) => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`)

/** What a queue is asked, from how it stands in the address of one of its orders. */
const askedFrom = (req: PayloadRequest, from: string): Question =>
  questionIn(orderQuestions, searchFrom(from), req.user?.id)

async function firstId(req: PayloadRequest, asked: Question): Promise<string | null> {
  const [first] = await readPage(req, 'orders', {}, asked, 0)
  return first?.id ?? null
}

/** Where an order stands in a queue; null where it has no place in its order. */
export function placeIn(from: string, order: Order): Cursor | null {
  const { sort } = questionIn(orderQuestions, searchFrom(from))
  const value = sortValueOf(sort, order)
  return value === null ? null : [value, order.id]
}

/** The order that follows a place in a queue, else the first one there; null where there is none. */
export async function orderAfter(
  req: PayloadRequest,
  from: string,
  place: Cursor | null,
  but: string,
): Promise<string | null> {
  const asked = askedFrom(req, from)
  const others: Question = {
    ...asked,
    after: null,
    where: { and: [asked.where, { id: { not_equals: but } }] },
  }
  const following = place && (await firstId(req, { ...others, after: place }))
  return following ?? firstId(req, others)
}

export type Neighbors = {
  readonly previous: string | null
  readonly next: string | null
  /** `2 of 14`; null where the order is no longer in the queue. */
  readonly position: string | null
  /** The name of the view. */
  readonly label: string
}

export async function neighborsOf(
  req: PayloadRequest,
  from: string,
  order: Order,
): Promise<Neighbors> {
  const asked = askedFrom(req, from)
  const label = orderQuestions.views[asked.view]?.label ?? ''
  const place = placeIn(from, order)
  const first = { ...asked, after: null }
  if (!place) return { previous: null, next: await firstId(req, first), position: null, label }
  const back = { ...asked, sort: reversed(asked.sort), after: place }
  const before: Where = { and: [asked.where, rowsAfter(back.sort, place)] }
  const [previous, next, ahead, all, isIn] = await Promise.all([
    firstId(req, back),
    firstId(req, { ...asked, after: place }),
    countUpTo(req, 'orders', { where: before }, MOST),
    countUpTo(req, 'orders', asked, MOST),
    countUpTo(req, 'orders', { where: { and: [asked.where, { id: { equals: order.id } }] } }, 1),
  ])
  const of = `${all.count}${all.isMore ? '+' : ''}`
  const isKnown = isIn.count === 1 && !ahead.isMore
  return { previous, next, position: isKnown ? `${ahead.count + 1} of ${of}` : null, label }
}

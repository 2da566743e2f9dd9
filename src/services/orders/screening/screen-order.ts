import type { Payload, PayloadRequest } from 'payload'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { type Caller, inTransaction } from '@/src/lib/database'
import { eachAlone } from '@/src/lib/each-alone'
import { AppError } from '@/src/lib/errors'
import { findRows } from '@/src/lib/find-one'
import { createRow } from '@/src/lib/write-row'
import type { Filing, Order, Screening, ServiceDetail } from '@/src/payload-types'
import { findOrder } from '@/src/services/orders/find-orders'
import { rootOf } from '@/src/services/orders/order-links'
import { isBlocking, type Named, screenNames } from '@/src/services/screening/screen-names'

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

function inFiling({ members, managers, officers, responsibleParty }: Filing): Named[] {
  return [
    ...(members ?? []).map(({ name, country }, index) => ({
      name,
      country,
      role: `Owner ${index + 1}`,
    })),
    ...(managers ?? []).map(({ name }, index) => ({ name, role: `Manager ${index + 1}` })),
    ...Object.entries(officers ?? {}).map(([office, name]) => ({
      name: textOf(name),
      role: `Officer (${office})`,
    })),
    { name: responsibleParty?.name ?? '', role: 'Responsible party' },
  ]
}

/** A name in one field, or in a first and a last one. */
function inDetails({ answers, service }: ServiceDetail): Named[] {
  const given = answers && typeof answers === 'object' && !Array.isArray(answers) ? answers : {}
  const part = (name: string) => textOf(Reflect.get(given, name))
  const whole = ['firstName', 'middleName', 'lastName'].map(part).filter(Boolean).join(' ')
  const named = Object.keys(given).filter(
    (key) => /name$/i.test(key) && !/^(?:first|middle|last|birth|has)/i.test(key),
  )
  const role = `${service.toUpperCase()} details`
  return [whole, ...named.map(part)].map((name) => ({ name, role }))
}

/** Everyone whom an order names: its buyer, its company, and whom the details name, each once. */
async function namesIn(reader: Caller, order: Order): Promise<Named[]> {
  const ofOrder = {
    where: { order: { in: [order.id, rootOf(order)] } },
    limit: 50,
    overrideAccess: true, // the caller made sure that the order may be seen
  }
  const filings = await findRows(reader, 'filings', ofOrder)
  const details = await findRows(reader, 'serviceDetails', ofOrder)
  const all: Named[] = [
    { name: fullName(order), role: 'Buyer', country: order.address?.country },
    { name: order.companyName ?? '', role: 'Company' },
    ...filings.flatMap(inFiling),
    ...details.flatMap(inDetails),
  ]
  const seen = new Set<string>()
  return all.filter(({ name }) => {
    const key = name.trim().toLowerCase()
    if (key === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Compares everyone of an order with the sanctions list in force; null where none is loaded. */
export async function screenOrder(req: PayloadRequest, order: Order): Promise<Screening[] | null> {
  return screenNames(req, { order: order.id }, await namesIn(req, order))
}

const waitsFor = (names: string) =>
  `${names} is like a name on the sanctions list. Decide about the match on the order’s page before you file.`

/**
 * Screens an order in a transaction of its own, before anything is done that a match would stop: what
 * was found stays although that is not done.
 */
export async function screenBefore(req: PayloadRequest, id: string): Promise<void> {
  if (req.transactionID) return // the caller has
  await inTransaction(req.payload, async (own) => {
    const order = await findOrder(own, id)
    if (order) await screenOrder(own, order)
  })
}

/**
 * Lets a filing go on where no name of the order waits for a decision about a match.
 *
 * @throws AppError 409 `sanctions_match`, or `no_sanctions_list` where no list is loaded and staff have
 * not searched every name
 */
export async function requireScreened(req: PayloadRequest, order: Order): Promise<void> {
  const screenings = await screenOrder(req, order)
  if (!screenings) {
    const docs = await findRows(req, 'screenings', {
      where: { order: { equals: order.id }, listHash: { equals: BY_HAND } },
      select: { name: true },
      overrideAccess: true, // staff who file
    })
    const searched = new Set(docs.map(({ name }) => name))
    const names = await namesIn(req, order) // one that was added since is not searched
    if (names.every(({ name }) => searched.has(name))) return
    throw new AppError(
      'no_sanctions_list',
      'No sanctions list is loaded. Load one under Sanctions screening, or search the names and note it on the order’s page.',
      409,
    )
  }
  const waiting = screenings.filter(isBlocking).map(({ name }) => name)
  if (waiting.length > 0) throw new AppError('sanctions_match', waitsFor(waiting.join(', ')), 409)
}

/** What stands for the list where staff have searched themselves. */
const BY_HAND = 'by hand'

/** Notes that staff have searched every name of an order themselves, and where. */
export async function noteSearched(
  req: PayloadRequest,
  order: Order,
  reason: string,
): Promise<number> {
  const names = await namesIn(req, order)
  for (const [index, { name, role, country }] of names.entries()) {
    await createRow(req, 'screenings', {
      data: {
        order: order.id,
        name,
        role,
        country,
        status: 'clear',
        listHash: BY_HAND,
        reason,
        decidedBy: req.user?.id,
        decidedAt: new Date().toISOString(),
        key: `${order.id}:by-hand:${Date.now()}:${index}`,
      },
      overrideAccess: true, // the endpoint asked for the right
    })
  }
  return names.length
}

const MOST_ORDERS = 5000

/** Screens every paid order that is not delivered yet, once a new list is loaded. @returns how many */
export async function screenAgain(payload: Payload): Promise<number> {
  const docs = await findRows({ payload }, 'orders', {
    where: { paymentStatus: { equals: 'paid' }, status: { not_in: ['completed', 'cancelled'] } },
    select: {},
    limit: MOST_ORDERS,
    overrideAccess: true, // the worker has no user
  })
  const ids = docs.map(({ id }) => id)
  const failure = 'the names of an order could not be screened'
  return eachAlone(
    ids,
    (id) =>
      inTransaction(payload, async (req) => {
        const order = await findOrder(req, id)
        return order !== null && (await screenOrder(req, order)) !== null
      }),
    { thing: 'order', failure },
  )
}

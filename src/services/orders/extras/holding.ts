import { type Agent, agentOf, isRunning } from '@/src/domain/orders/holding'
import { trackedServices } from '@/src/domain/orders/order-services'
import { linesGivenBack, refundedServices } from '@/src/domain/orders/refunded-services'
import type { Stage, TrackedService } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { tierIncludesAgent } from '@/src/domain/vocabulary/tiers'
import { dayIn, isoDate, parseDate, storedDay } from '@/src/domain/vocabulary/time/calendar-date'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import type { Caller } from '@/src/lib/database'
import { findRows } from '@/src/lib/find-one'
import type { Order, Subscription } from '@/src/payload-types'
import { givenBack, partsOf } from '@/src/services/orders/refunds/given-back'
import { businessZone } from '@/src/services/platform/business-zone'

/** As many extras, subscriptions and tasks as any order has. The caller made sure that it may be seen. */
const ofOrder = { limit: 200, overrideAccess: true } as const

type Line = NonNullable<Order['lines']>[number]

/** What one order still holds: nothing that was given back, and nothing before it is paid. */
type Kept = {
  readonly order: Order
  readonly lines: readonly Line[]
  readonly services: readonly TrackedService[]
  /** What it held until it was given back or called off. */
  readonly ended: readonly TrackedService[]
}

export type Holding = {
  readonly root: Order
  readonly kept: readonly Kept[]
  readonly lines: readonly Line[]
  readonly services: readonly TrackedService[]
  readonly subscriptions: readonly Subscription[]
  /** The add-ons of the subscriptions that run. */
  readonly running: readonly string[]
}

async function keptOf(reader: Caller, order: Order): Promise<Kept> {
  const lines = order.lines ?? []
  const isCalledOff = order.kind === 'extra' && order.status === 'cancelled'
  const all =
    order.kind === 'purchase'
      ? trackedServices(order)
      : lines.flatMap(({ service }) => service ?? [])
  if (order.paymentStatus !== 'paid' || isCalledOff) {
    return { order, lines: [], services: [], ended: order.paidAt ? all : [] }
  }
  const parts = order.refundedMinor === 0 ? [] : (await givenBack(reader, order)).flatMap(partsOf)
  const gone = linesGivenBack(lines, [], { parts, isWhole: false })
  const left = lines.filter((line) => !gone.includes(line))
  const ended = refundedServices(order, parts)
  const services =
    order.kind === 'purchase'
      ? all.filter((service) => !ended.includes(service))
      : left.flatMap(({ service }) => service ?? [])
  return { order, lines: left, services, ended: all.filter((one) => !services.includes(one)) }
}

export async function holdingOf(reader: Caller, root: Order, now = new Date()): Promise<Holding> {
  const extras = await findRows(reader, 'orders', {
    where: { parent: { equals: root.id }, kind: { equals: 'extra' } },
    sort: 'createdAt',
    ...ofOrder,
  })
  const kept: Kept[] = []
  for (const order of [root, ...extras]) kept.push(await keptOf(reader, order))
  const subscriptions = await findRows(reader, 'subscriptions', {
    where: { order: { in: [root.id, ...extras.map(({ id }) => id)] } },
    ...ofOrder,
  })
  return {
    root,
    kept,
    lines: kept.flatMap(({ lines }) => lines),
    services: [...new Set(kept.flatMap(({ services }) => services))],
    subscriptions,
    running: subscriptions.flatMap((one) => (isRunning(one, now) ? (idOf(one.addon) ?? []) : [])),
  }
}

const OBTAINED: readonly Stage[] = ['approved', 'delivered']

/** Whether the company has an EIN or is getting one; what the IRS has assigned no refund undoes. */
export const holdsEin = ({ services, kept }: Holding): boolean =>
  services.includes('ein') ||
  kept.some(({ order }) =>
    (order.timeline ?? []).some(
      ({ stage, service }) => (service ?? order.serviceType) === 'ein' && OBTAINED.includes(stage),
    ),
  )

/** The add-ons that are our registered agent, those no longer sold as well. */
async function agentAddons(reader: Caller): Promise<string[]> {
  const docs = await findRows(reader, 'addons', {
    where: { isRegisteredAgent: { equals: true } },
    trash: true,
    select: {},
    ...ofOrder,
  })
  return docs.map(({ id }) => id)
}

const laterDay = (one: string, other: string) => [one, other].toSorted().at(-1) ?? one

function yearAfter(day: string): string {
  const { year, month, day: ofMonth } = parseDate(day)
  return isoDate(dayIn(year + 1, month, ofMonth))
}

/** The days of the deadlines that these orders were bought to do, by order. */
async function deadlinesDoneBy(reader: Caller, orders: readonly string[]) {
  if (orders.length === 0) return new Map<string, string>()
  const docs = await findRows(reader, 'complianceTasks', {
    where: { handledBy: { in: [...orders] }, dedupeKey: { like: ':registered-agent:' } },
    select: { handledBy: true, dueDate: true },
    ...ofOrder,
  })
  return new Map(docs.map(({ handledBy, dueDate }) => [idOf(handledBy) ?? '', storedDay(dueDate)]))
}

/**
 * Whose registered agent the company of a purchase has at a moment. A year that was paid once
 * begins with the company, or with the deadline that it was bought for.
 */
export async function agentOfHolding(
  reader: Caller,
  holding: Holding,
  now = new Date(),
): Promise<Agent> {
  const { root, kept, subscriptions } = holding
  const [addons, zone] = [await agentAddons(reader), await businessZone(reader)]
  const dayOf = (moment: string) => isoDayIn(new Date(moment), zone)
  const isOnce = ({ ref, billing }: Line) => billing === 'once' && addons.includes(ref)
  const inPackage = root.serviceType === 'llc' && tierIncludesAgent(root.packageType)
  const once = kept.filter(({ lines }) => lines.some(isOnce)).map(({ order }) => order)
  const deadlines = await deadlinesDoneBy(
    reader,
    once.map(({ id }) => id),
  )
  const formed = root.formedOn ? storedDay(root.formedOn) : null
  const untilOf = ({ id, paidAt, createdAt }: Order): string | null => {
    const deadline = deadlines.get(id)
    if (deadline) return yearAfter(deadline)
    const paid = dayOf(paidAt ?? createdAt)
    return formed ? yearAfter(laterDay(paid, formed)) : null
  }
  const isIncluded =
    inPackage && kept.some(({ order, services }) => order === root && services.includes('llc'))
  const returned = kept
    .filter(({ order }) => (order === root && inPackage) || order.lines?.some(isOnce))
    .flatMap(({ order }) => order.timeline ?? [])
    .filter(({ stage }) => stage === 'refunded')
    .map(({ at }) => dayOf(at))
  return agentOf(
    {
      subscriptions: subscriptions
        .filter(({ addon }) => addons.includes(idOf(addon) ?? ''))
        .map(({ status, billing, renewsAt, endsAt }) => ({
          status,
          billing,
          endsAt,
          isRunning: isRunning({ status, endsAt }, now),
          renewsOn: dayOf(renewsAt),
          endsOn: endsAt ? dayOf(endsAt) : null,
        })),
      yearsUntil: [
        ...(isIncluded ? [formed ? yearAfter(formed) : null] : []),
        ...once.map(untilOf),
      ],
      givenBackOn: returned.toSorted().at(-1) ?? null,
    },
    dayOf(now.toISOString()),
  )
}

import { readAnswers } from '@/src/domain/filing/details/details-input'
import type { DetailsView } from '@/src/domain/filing/details/details-view'
import type { DetailsContext } from '@/src/domain/filing/details/field'
import { answeredElsewhere, prefill } from '@/src/domain/filing/details/prefill'
import { detailServicesOf, formsCompany } from '@/src/domain/filing/filing-stage'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { AskedService } from '@/src/domain/vocabulary/service-types'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import type { Caller } from '@/src/lib/database'
import { findById, findRows } from '@/src/lib/find-one'
import type { Filing, Order, ServiceDetail } from '@/src/payload-types'
import { detailsAround, endsOf, rowOf } from '@/src/services/filing/details/details-row'
import { knownFacts } from '@/src/services/filing/details/known-facts'
import { readFiling } from '@/src/services/filing/filing-of-order'
import { closedBecause } from '@/src/services/filing/sent-details'
import { businessZone } from '@/src/services/platform/business-zone'

/** What a service's details are read from: the same for each service of an order. */
export type DetailsAround = {
  readonly rows: readonly ServiceDetail[]
  readonly filing: Filing | null
  readonly withFormation: boolean
  readonly documents: DetailsView['documents']
  readonly today: string
}

async function parentOf(reader: Caller, order: Order): Promise<Order | null> {
  const id = idOf(order.parent)
  if (!id) return null
  return findById(reader, 'orders', id, {
    overrideAccess: true, // the caller made sure that the order may be seen
  })
}

async function documentKinds(reader: Caller, orders: readonly string[]) {
  const docs = await findRows(reader, 'documents', {
    where: { order: { in: [...orders] } },
    select: { type: true },
    limit: 200,
    overrideAccess: true, // the caller made sure that the order may be seen
  })
  return [...new Set(docs.map(({ type }) => type))]
}

/** Reads what surrounds an order's details: its formation, its other services, its documents. */
export async function readAround(reader: Caller, order: Order): Promise<DetailsAround> {
  const parent = await parentOf(reader, order)
  const root = parent ?? order
  const zone = await businessZone(reader)
  return {
    rows: await detailsAround(reader, order),
    filing: formsCompany(root) ? await readFiling(reader, root.id) : null,
    withFormation: formsCompany(order) || formsCompany(root),
    documents: await documentKinds(reader, [order.id, root.id]),
    today: isoDayIn(new Date(), zone),
  }
}

function contextOf(order: Order, around: DetailsAround): DetailsContext {
  const { withFormation, today } = around
  const companyType = withFormation ? (order.companyType ?? null) : null
  return { withFormation, companyType, packageType: order.packageType ?? null, today }
}

/** One service's details as the order's customer, and staff, may see them. */
export async function detailsOfService(
  reader: Caller,
  order: Order,
  service: AskedService,
  around: DetailsAround,
): Promise<DetailsView> {
  const row = rowOf(around.rows, order, service)
  const siblings = around.rows.filter((one) => one !== row)
  const facts = await knownFacts(reader, order, { filing: around.filing, siblings })
  const context = contextOf(order, around)
  const answers = prefill(service, readAnswers(service, row?.answers), facts)
  return {
    orderId: order.id,
    service,
    companyName: order.legalName || null,
    context,
    answers,
    known: answeredElsewhere(service, answers, { facts, context }),
    ends: endsOf(row),
    documents: around.documents,
    completedAt: row?.completedAt ?? null,
    closed: closedBecause(order, service),
  }
}

export async function detailsOfOrder(reader: Caller, order: Order): Promise<DetailsView[]> {
  const services = detailServicesOf(order)
  if (services.length === 0) return []
  const around = await readAround(reader, order)
  const views: DetailsView[] = []
  for (const service of services) views.push(await detailsOfService(reader, order, service, around))
  return views
}

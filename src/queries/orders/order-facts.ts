import type { PayloadRequest, Where } from 'payload'
import { can } from '@/src/access/actions'
import { filingFeeOn } from '@/src/domain/catalogue/facts/on-sale'
import { readFacts } from '@/src/domain/catalogue/facts/state-fact'
import type { DetailsView } from '@/src/domain/filing/details/details-view'
import { DETAILS_FORMS } from '@/src/domain/filing/details/forms'
import {
  awaitedDetails,
  type DetailsKept,
  formsCompany,
  isUnderWay,
} from '@/src/domain/filing/filing-stage'
import type { FilingView } from '@/src/domain/filing/filing-view'
import { type NextStep, nextStep } from '@/src/domain/filing/queue/next-step'
import { waitsForCustomer } from '@/src/domain/orders/happening'
import { isCompanyType } from '@/src/domain/vocabulary/company-types'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import { serviceName } from '@/src/domain/vocabulary/service-names'
import { fields, findById } from '@/src/lib/find-one'
import type { Document, Filing, Order, State, Subscription } from '@/src/payload-types'
import {
  type Happened,
  historyOf,
  type Reveal,
  revealsOf,
} from '@/src/queries/orders/order-history'
import { type Money, readMoney } from '@/src/queries/orders/order-money'
import { peopleById } from '@/src/queries/platform/records'
import { staffRecord, staffRows } from '@/src/queries/platform/staff-rows'
import { officeDay } from '@/src/services/catalogue/facts/state-with-facts'
import { detailsOfOrder } from '@/src/services/filing/details/details-of-order'
import { filingOfOrder, readFiling } from '@/src/services/filing/filing-of-order'
import { sentDetails } from '@/src/services/filing/sent-details'
import { orderStaff } from '@/src/services/orders/desk/order-changes'
import { businessZone } from '@/src/services/platform/business-zone'
import type { Assignee } from '@/src/services/platform/staff-holding'

/** What the person may do with an order; everybody who sees one may read all of the rest. */
async function orderRights(req: PayloadRequest) {
  return {
    change: await can(req, 'changeOrder'),
    refund: await can(req, 'refundOrder'),
    askGateway: await can(req, 'askGateway'),
    revealTaxId: await can(req, 'revealTaxId'),
    resendReceipt: await can(req, 'resendReceipt'),
    addEntry: await can(req, 'addTimelineEntry'),
    addDocument: await can(req, 'addDocument'),
    seeReferences: await can(req, 'seePaymentReferences'),
  }
}

type OrderRights = Awaited<ReturnType<typeof orderRights>>

export type OrderLink = Pick<
  Order,
  'id' | 'legalName' | 'email' | 'kind' | 'status' | 'totalMinor' | 'currency' | 'createdAt'
>

/** An order and everything that belongs to it, as far as the person may see it. */
export type OrderFacts = {
  readonly order: Order
  readonly can: OrderRights
  readonly stateName: string | null
  readonly packageName: string | null
  /** Who wrote which timeline entry, by user id. */
  readonly authors: ReadonlyMap<string, string>
  readonly money: Money
  readonly documents: readonly Document[]
  readonly filing: FilingView | null
  /** Where the state tells of its form. */
  readonly source: StateSource | null
  /** The details of the services beside the formation. */
  readonly details: readonly DetailsView[]
  /** Who of the staff looked at which encrypted number. */
  readonly reveals: readonly Reveal[]
  /** What it waits for the customer to send or answer, in words. */
  readonly waiting: string | null
  readonly step: NextStep | null
  readonly history: readonly Happened[]
  /** Who may be given the order; no one for those who may not change it. */
  readonly staff: readonly Assignee[]
  readonly subscriptions: readonly Subscription[]
  readonly parent: OrderLink | null
  readonly extras: readonly OrderLink[]
  readonly others: readonly OrderLink[]
  /** The IANA zone of the office. */
  readonly zone: string
}

const LINK = fields('legalName email kind status totalMinor currency createdAt')

/** What the order names, which anyone who may read it may know. */
const named = { overrideAccess: true } as const

async function stateOf(req: PayloadRequest, { state }: Order) {
  const id = idOf(state)
  return id ? findById(req, 'states', id, { select: { name: true, facts: true }, ...named }) : null
}

async function packageNameOf(req: PayloadRequest, order: Order): Promise<string | null> {
  const id = idOf(order.package)
  const found = id && (await findById(req, 'packages', id, { select: { name: true }, ...named }))
  return found ? found.name : null
}

async function authorsOf(req: PayloadRequest, order: Order): Promise<Map<string, string>> {
  const ids = idsOf((order.timeline ?? []).map(({ author }) => author))
  const authors = await peopleById(req, ids)
  return new Map([...authors].map(([id, { name }]) => [id, name]))
}

const linksOf = (req: PayloadRequest, where: Where, limit = 50): Promise<OrderLink[]> =>
  staffRows(req, 'orders', { where, select: LINK, sort: '-createdAt', limit })

/** The customer's other purchases: of the account, or for a guest those under the same address. */
function othersOf(req: PayloadRequest, order: Order): Promise<OrderLink[]> {
  const user = idOf(order.user)
  const theirs: Where = user ? { user: { equals: user } } : { email: { equals: order.email } }
  const others = { id: { not_equals: order.id }, kind: { equals: 'purchase' } }
  return linksOf(req, { and: [theirs, others] }, 5)
}

async function filingFacts(req: PayloadRequest, order: Order, facts: State['facts']) {
  const details = await detailsOfOrder(req, order)
  const reveals = await revealsOf(req, order.id)
  const stored = formsCompany(order) ? await readFiling(req, order.id) : null
  const filing = formsCompany(order) ? await filingOfOrder(req, order, stored) : null
  const source = await stateSource(req, order, facts)
  return {
    filing,
    source,
    details,
    reveals,
    waiting: waitingText(order, stored, details),
  }
}

async function deskFacts(req: PayloadRequest, order: Order, mayChange: boolean) {
  const [sent, history, staff] = await Promise.all([
    sentDetails(req, [order.id]),
    historyOf(req, order.id),
    mayChange ? orderStaff(req) : [],
  ])
  return { step: nextStep(order, sent.get(order.id) ?? {}), history, staff }
}

/** @throws Forbidden or NotFound as reading the order itself does. */
export async function readOrderFacts(req: PayloadRequest, id: string): Promise<OrderFacts> {
  const order = await staffRecord(req, 'orders', id)
  const [can, state] = await Promise.all([orderRights(req), stateOf(req, order)])
  const ofOrder = { where: { order: { equals: id } }, limit: 50 }
  const parent = idOf(order.parent)
  const [
    packageName,
    authors,
    money,
    documents,
    filing,
    subscriptions,
    parents,
    extras,
    others,
    zone,
    desk,
  ] = await Promise.all([
    packageNameOf(req, order),
    authorsOf(req, order),
    readMoney(req, order, can.seeReferences !== null),
    staffRows(req, 'documents', { ...ofOrder, sort: '-uploadedAt' }),
    filingFacts(req, order, state?.facts),
    staffRows(req, 'subscriptions', ofOrder),
    parent ? linksOf(req, { id: { equals: parent } }) : [],
    linksOf(req, { parent: { equals: id } }),
    othersOf(req, order),
    businessZone(req),
    deskFacts(req, order, can.change !== null),
  ])
  return {
    order,
    can,
    stateName: state?.name ?? null,
    packageName,
    authors,
    money,
    documents,
    ...filing,
    subscriptions,
    parent: parents[0] ?? null,
    extras,
    others,
    zone,
    ...desk,
  }
}

type StateSource = { readonly form: string; readonly office: string; readonly url: string }

/** Where the state itself tells of the form that this order needs; null where the facts have no page. */
async function stateSource(
  req: PayloadRequest,
  order: Order,
  facts: State['facts'],
): Promise<StateSource | null> {
  const type = order.companyType
  if (!isCompanyType(type) || !formsCompany(order)) return null
  const fact = filingFeeOn(readFacts(facts), type, await officeDay(req))?.fact
  return fact?.source ? { form: fact.title, office: fact.source.title, url: fact.source.url } : null
}

/** What an order waits for its customer to send or answer; null while it waits for nothing. */
function waitingText(
  order: Order,
  filing: Pick<Filing, 'completedAt'> | null,
  details: DetailsKept,
): string | null {
  const awaited = awaitedDetails(order, filing, details).map((service) =>
    service === 'llc' ? 'Filing details' : DETAILS_FORMS[service].title,
  )
  const asked = isUnderWay(order) ? waitsForCustomer(order.serviceType, order.timeline ?? []) : null
  const answers = asked ? [serviceName(asked.service ?? order.serviceType, order)] : []
  const what = awaited.length > 0 ? awaited : answers
  return what.length > 0 ? `Waiting for the customer: ${what.join(', ')}` : null
}

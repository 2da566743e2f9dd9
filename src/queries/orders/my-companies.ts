import config from '@payload-config'
import { createLocalReq, getPayload, type PayloadRequest } from 'payload'
import type { TaxClass } from '@/src/domain/catalogue/facts/condition'
import { agentText, ourAgent } from '@/src/domain/catalogue/states/our-agent'
import { taxClassOf } from '@/src/domain/compliance/company-facts'
import { formatPercent } from '@/src/domain/filing/ownership'
import type { CompanySummary, CompanyView } from '@/src/domain/orders/my-order'
import { orderTitle } from '@/src/domain/orders/my-order'
import { isId } from '@/src/domain/vocabulary/id'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import { storedDay } from '@/src/domain/vocabulary/time/calendar-date'
import { findById } from '@/src/lib/find-one'
import type { ComplianceTask, Order, State, User } from '@/src/payload-types'
import { checkRecords } from '@/src/queries/orders/record-check'
import { ownRows } from '@/src/queries/platform/own-rows'
import { companyFactsOf } from '@/src/services/compliance/company-facts-of'
import { answersOfFiling, readFiling } from '@/src/services/filing/filing-of-order'
import { agentOfHolding, type Holding, holdingOf } from '@/src/services/orders/extras/holding'

const MOST = 200

/** The orders by which we formed companies for someone, or the one with an id, the newest first. */
export async function formedBy(user: User, id?: string): Promise<Order[]> {
  return ownRows(user, 'orders', {
    where: {
      and: [
        { formedOn: { exists: true } },
        { status: { not_equals: 'cancelled' } },
        ...(id ? [{ id: { equals: id } }] : []),
      ],
    },
    sort: '-formedOn',
    limit: MOST,
  })
}

/** The open deadlines of some companies, the next one first. */
async function deadlinesOf(user: User, orders: readonly string[]): Promise<ComplianceTask[]> {
  return ownRows(user, 'complianceTasks', {
    where: { order: { in: [...orders] }, isCompleted: { equals: false } },
    sort: 'dueDate',
    limit: MOST,
  })
}

const stateOf = (
  req: PayloadRequest,
  order: Order,
): Promise<Pick<State, 'id' | 'name' | 'code' | 'agent'> | null> => {
  const id = idOf(order.state)
  const select = { name: true, code: true, agent: true } as const
  return id
    ? findById(req, 'states', id, { select, overrideAccess: true }) // sold or not
    : Promise.resolve(null)
}

function summary(
  order: Order,
  state: string | null,
  deadlines: readonly ComplianceTask[],
): CompanySummary {
  const [next] = deadlines
  return {
    id: order.id,
    name: order.legalName ?? orderTitle(order),
    type: order.companyType ?? 'llc',
    state,
    formedOn: storedDay(order.formedOn ?? order.createdAt),
    nextDeadline: next ? { title: next.title, due: storedDay(next.dueDate) } : null,
  }
}

/** The companies that we formed for someone, the newest first. */
export async function myCompanies(user: User): Promise<CompanySummary[]> {
  const orders = await formedBy(user)
  if (orders.length === 0) return []
  const req = await createLocalReq({}, await getPayload({ config }))
  const deadlines = await deadlinesOf(
    user,
    orders.map(({ id }) => id),
  )
  const { docs: states } = await req.payload.find({
    collection: 'states',
    where: { id: { in: idsOf(orders.map(({ state }) => state)) } },
    select: { name: true },
    pagination: false,
    overrideAccess: true, // sold or not
  })
  const nameOf = new Map(states.map(({ id, name }) => [id, name]))
  return orders.map((order) => {
    const theirs = deadlines.filter((task) => idOf(task.order) === order.id)
    return summary(order, nameOf.get(idOf(order.state) ?? '') ?? null, theirs)
  })
}

async function agentOf(
  req: PayloadRequest,
  holding: Holding,
  state: Awaited<ReturnType<typeof stateOf>>,
  { registeredAgent: agent }: Pick<ReturnType<typeof answersOfFiling>, 'registeredAgent'>,
): Promise<CompanyView['agent']> {
  if (agent.kind === 'own') {
    const text = [agent.name, agent.address, agent.city, `${state?.code ?? ''} ${agent.zipCode}`]
    return { text: text.filter((part) => part.trim()).join(', '), isOurs: false, until: null }
  }
  const ours = await agentOfHolding(req, holding)
  if (ours.by !== 'us') return null
  const named = state && ourAgent(state)
  const text = named ? agentText(named) : 'Our registered agent'
  return { text, isOurs: true, until: ours.paidUntil }
}

const TAXED: Record<TaxClass, string> = {
  disregarded: 'Disregarded: its owner reports it',
  partnership: 'Partnership',
  s_corp: 'S corporation',
  c_corp: 'C corporation',
}

async function taxedAs(req: PayloadRequest, holding: Holding): Promise<string | null> {
  const formed = storedDay(holding.root.formedOn ?? '')
  const taxClass = taxClassOf(await companyFactsOf(req, holding, formed, new Date()))
  return taxClass ? TAXED[taxClass] : null
}

/** One company of someone; null where they have no such one. */
export async function myCompany(user: User, id: string): Promise<CompanyView | null> {
  if (!isId(id)) return null
  const [order] = await formedBy(user, id)
  if (!order) return null
  const req = await createLocalReq({}, await getPayload({ config }))
  const [state, deadlines, holding, filing] = [
    await stateOf(req, order),
    await deadlinesOf(user, [id]),
    await holdingOf(req, order),
    await readFiling(req, id),
  ]
  const all = holding.kept.map((one) => one.order)
  const answers = answersOfFiling(filing)
  const owners = answers.members.filter(({ name }) => name.trim() !== '')
  return {
    ...summary(order, state?.name ?? null, deadlines),
    fileNumber: order.stateFileNumber || null,
    ein: all.flatMap(({ ein }) => ein || [])[0] ?? null,
    agent: await agentOf(req, holding, state, answers),
    businessAddress: all.flatMap(({ businessAddress }) => businessAddress || [])[0] ?? null,
    owners: owners.map(({ name, ownershipBasisPoints: share }) => ({
      name,
      share: share > 0 ? `${formatPercent(share)}%` : '',
    })),
    taxedAs: await taxedAs(req, holding),
    records: await checkRecords(req, order),
    deadlines: deadlines.slice(0, 4).map((task) => ({
      id: task.id,
      title: task.title,
      due: storedDay(task.dueDate),
    })),
    orders: all.map((one) => ({ id: one.id, title: orderTitle(one) })),
  }
}

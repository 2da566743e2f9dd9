import type { PayloadRequest } from 'payload'
import { readFacts } from '@/src/domain/catalogue/facts/state-fact'
import type { CompanyFacts, Ownership, StateDuties } from '@/src/domain/compliance/company-facts'
import { chosenTaxOf, fiscalYearEndOf } from '@/src/domain/compliance/tax-answers'
import type { Agent } from '@/src/domain/orders/holding'
import { idOf } from '@/src/domain/vocabulary/relation'
import { findById, findRows } from '@/src/lib/find-one'
import type { Filing, State } from '@/src/payload-types'
import { readFiling } from '@/src/services/filing/filing-of-order'
import { agentOfHolding, type Holding, holdsEin } from '@/src/services/orders/extras/holding'

const all = { overrideAccess: true } as const // of one order, planned for by the system

/** A state's facts as the catalogue has them. Those that cannot be read count for nothing. */
export const stateDuties = ({ code, name, facts }: State): StateDuties => ({
  code,
  name,
  facts: readFacts(facts),
})

type Owner = NonNullable<Filing['members']>[number]

function ownershipOf(filing: Filing | null): Ownership | null {
  const owners = (filing?.members ?? []).filter(({ name }) => name.trim() !== '')
  const [first] = owners
  if (!first) return null
  const hasNoUsNumber = filing?.responsibleParty?.taxIdKind === 'foreign' && owners.length === 1
  const isAbroad = ({ usPerson, country }: Owner) => {
    if (usPerson) return usPerson === 'no'
    return country ? country !== 'US' : hasNoUsNumber
  }
  const shares = owners
    .filter(isAbroad)
    .map(({ ownershipBasisPoints }) => ownershipBasisPoints ?? 0)
  return {
    owners: owners.length,
    isForeign: owners.some(isAbroad),
    isCompany: first.kind === 'company',
    isByAddress: !first.usPerson,
    largestForeignShare: Math.max(0, ...shares),
  }
}

/** What the company said of its taxes when it asked for its EIN. */
async function taxAnswers(req: PayloadRequest, { kept }: Holding): Promise<unknown[]> {
  const docs = await findRows(req, 'serviceDetails', {
    where: { order: { in: kept.map(({ order }) => order.id) }, service: { equals: 'ein' } },
    select: { answers: true },
    ...all,
  })
  return docs.map(({ answers }) => answers)
}

/** Our agent counts unless the filing names the customer's own. */
async function agentFor(
  req: PayloadRequest,
  holding: Holding,
  filing: Filing | null,
  now: Date,
): Promise<Agent> {
  if (filing?.registeredAgent?.kind === 'own') return { by: 'own' }
  return agentOfHolding(req, holding, now)
}

/** Everything that the deadlines of an order's company follow from, by what it holds. */
export async function companyFactsOf(
  req: PayloadRequest,
  holding: Holding,
  formedOn: string,
  now: Date,
): Promise<CompanyFacts> {
  const { root: order } = holding
  const stateId = idOf(order.state)
  const state = stateId ? await findById(req, 'states', stateId, all) : null
  const filing = await readFiling(req, order.id)
  const answers = await taxAnswers(req, holding)
  const yearEnd = answers.map(fiscalYearEndOf).find((day) => day !== undefined)
  const taxedAs = chosenTaxOf(answers, holding.lines)
  return {
    formedOn,
    name: order.legalName || 'Your company',
    type: order.companyType ?? 'llc',
    state: state ? stateDuties(state) : null,
    ownership: ownershipOf(filing),
    hasEin: holdsEin(holding),
    agent: await agentFor(req, holding, filing, now),
    ...(yearEnd ? { fiscalYearEnd: yearEnd } : {}),
    ...(taxedAs ? { taxedAs } : {}),
  }
}

import { ourAgent } from '@/src/domain/catalogue/states/our-agent'
import {
  type BusinessAddress,
  companyAnswers,
  NO_COMPANY,
} from '@/src/domain/filing/company-answers'
import { type FilingAnswers, NEW_MEMBER, NO_ANSWERS } from '@/src/domain/filing/filing-answers'
import type { FilingView } from '@/src/domain/filing/filing-view'
import type { AgentOffer } from '@/src/domain/filing/registered-agent'
import { usd } from '@/src/domain/vocabulary/money/money'
import { idOf } from '@/src/domain/vocabulary/relation'
import { entryOf } from '@/src/domain/vocabulary/stored-entry'
import { filedAs } from '@/src/domain/vocabulary/text/plain-letters'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import type { Caller } from '@/src/lib/database'
import { findById, findOne } from '@/src/lib/find-one'
import type { Filing, Order } from '@/src/payload-types'
import { closedBecause } from '@/src/services/filing/sent-details'
import { agentOfHolding, type Holding, holdingOf } from '@/src/services/orders/extras/holding'
import { businessZone } from '@/src/services/platform/business-zone'

/** The order's answers with the sealed tax id, for services alone. */
export async function readFiling(reader: Caller, orderId: string): Promise<Filing | null> {
  return findOne(reader, 'filings', {
    where: { order: { equals: orderId } },
    showHiddenFields: true,
    overrideAccess: true, // the caller made sure that the order may be seen
  })
}

const NO_MEMBER = { ...NEW_MEMBER, contribution: '', signsBy: '', signsByTitle: '' }

/** Stored answers in the form's shape; what is not there yet is empty. */
export function answersOfFiling(filing: Filing | null): FilingAnswers {
  if (!filing) return NO_ANSWERS
  const party = filing.responsibleParty
  const members = (filing.members ?? []).map((member) => entryOf(NO_MEMBER, member))
  return {
    company: companyAnswers.safeParse(filing.company).data ?? NO_COMPANY,
    management: filing.management ?? null,
    members: members.length > 0 ? members : NO_ANSWERS.members,
    managers: (filing.managers ?? []).map(({ name, address }) => ({
      name,
      address: address ?? '',
    })),
    officers: entryOf(NO_ANSWERS.officers, filing.officers ?? {}),
    authorizedShares: filing.authorizedShares ?? null,
    partnershipRepresentative: filing.partnershipRepresentative ?? '',
    registeredAgent: entryOf(NO_ANSWERS.registeredAgent, filing.registeredAgent ?? {}),
    responsibleParty: { name: party?.name ?? '', taxIdKind: party?.taxIdKind ?? null },
  }
}

async function stateOf(reader: Caller, order: Order) {
  const id = idOf(order.state)
  if (!id) return null
  return findById(reader, 'states', id, {
    select: { name: true, code: true, yearlyPrice: true, agent: true },
    overrideAccess: true, // the caller made sure that the order may be seen
  })
}

/** Whether our registered agent is paid for, and its price if not: the add-on's while sold, else the state's. */
async function agentOffer(
  reader: Caller,
  holding: Holding,
  statePrice: number | null | undefined,
): Promise<AgentOffer> {
  const agent = await agentOfHolding(reader, holding)
  const addon = await findOne(reader, 'addons', {
    where: { isRegisteredAgent: { equals: true }, isActive: { equals: true } },
    select: { price: true },
    overrideAccess: true, // the caller made sure that the order may be seen
  })
  const price = addon?.price ?? statePrice
  return {
    isIncluded: agent.by === 'us',
    yearlyMinor: price ? usd(price).minor : null,
    addonId: addon?.id ?? null,
  }
}

function businessAddressOf({ kept, services }: Holding): BusinessAddress {
  const assigned = kept.flatMap(({ order }) => order.businessAddress || [])[0] ?? null
  return services.includes('business_address') || assigned ? { assigned } : null
}

/** An order's formation details as its customer, and staff, may see them. */
export async function filingOfOrder(
  reader: Caller,
  order: Order,
  known?: Filing | null,
): Promise<FilingView> {
  const filing = known === undefined ? await readFiling(reader, order.id) : known
  const state = await stateOf(reader, order)
  const holding = await holdingOf(reader, order)
  return {
    orderId: order.id,
    companyName: order.legalName ?? null,
    filedAs: filedAs(order.legalName ?? ''),
    companyType: order.companyType ?? 'llc',
    state: {
      code: state?.code ?? '',
      name: state?.name ?? 'the state of formation',
      agent: state ? ourAgent(state) : null,
    },
    agentOffer: await agentOffer(reader, holding, state?.yearlyPrice),
    businessAddress: businessAddressOf(holding),
    today: isoDayIn(new Date(), await businessZone(reader)),
    makesAgreement: holding.services.includes('operating_agreement'),
    answers: answersOfFiling(filing),
    taxIdLast4: filing?.responsibleParty?.taxIdLast4 || null,
    completedAt: filing?.completedAt ?? null,
    closed: closedBecause(order, 'llc'),
  }
}

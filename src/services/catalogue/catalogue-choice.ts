import type { Payload } from 'payload'
import { readFacts } from '@/src/domain/catalogue/facts/state-fact'
import { type Thing, thingsAt, thingsOfFormation } from '@/src/domain/catalogue/licensing/sale-of'
import {
  type ExpediteOffer,
  type ExpediteTier,
  expediteLine,
  namesTier,
} from '@/src/domain/catalogue/pricing/expedite'
import { expediteTiers } from '@/src/domain/catalogue/pricing/expedite-tiers'
import {
  BUSINESS_ADDRESS_PRICE,
  type FormationChoice,
  type PricedAddon,
  type PricedPackage,
  type PricedState,
} from '@/src/domain/catalogue/pricing/formation-quote'
import { agentPrices } from '@/src/domain/catalogue/pricing/registered-agent'
import { serviceOfAddon, workOfAddon } from '@/src/domain/catalogue/pricing/service-addons'
import { pricedFee, type TypeFees, typeFees } from '@/src/domain/catalogue/pricing/type-fees'
import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import { TIERS, type Tier } from '@/src/domain/vocabulary/tiers'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { fields, findById, findRows } from '@/src/lib/find-one'
import type { Addon, State } from '@/src/payload-types'
import { feesOnSale, type Sales, salesAt } from '@/src/services/catalogue/licensing/confirmations'
import { businessZone } from '@/src/services/platform/business-zone'
import { keptReads } from '@/src/services/platform/site-feed/kept-reads'

/** What the draft chose, and which of its choices the catalogue does not offer (any more). */
export type CatalogueChoice = {
  choice: FormationChoice
  problems: Record<string, string>
  /** What could be sold when it was read. */
  selling: Sales
  /** What the chosen state sells beside its usual review. */
  expedite?: ExpediteOffer
}

/** A state with what an agent costs there, which is no part of what the order remembers of it. */
type StateRow = Omit<PricedState, 'filingFee'> &
  Pick<State, 'monthlyPrice' | 'yearlyPrice' | 'filingFee' | 'facts'>
type ReadState = StateRow & {
  readonly fees: TypeFees
  /** An LLC's. */
  readonly tiers: readonly ExpediteTier[]
}
type ReadAddon = PricedAddon &
  Pick<Addon, 'code' | 'isRegisteredAgent' | 'monthlyPrice' | 'annualPrice'>

export const TIER_FLAGS = {
  starter: 'showInStarter',
  standard: 'showInStandard',
  premium: 'showInPremium',
} as const satisfies Record<Tier, keyof Addon>

async function readPackage(
  payload: Payload,
  id: string | null | undefined,
): Promise<PricedPackage | null> {
  if (!id) return null
  return findById({ payload }, 'packages', id, {
    select: { name: true, price: true, tier: true, includes: true, isActive: true },
    overrideAccess: true, // inactive ones too, to say that they are no longer offered
  })
}

async function readState(
  payload: Payload,
  id: string | null | undefined,
): Promise<StateRow | null> {
  if (!id) return null
  return findById({ payload }, 'states', id, {
    select: fields('name code filingFee facts monthlyPrice yearlyPrice isActive'),
    overrideAccess: true, // as above
  })
}

const stateOn = (state: StateRow, today: string): ReadState => ({
  ...state,
  fees: typeFees(state, today),
  tiers: expediteTiers(readFacts(state.facts), 'llc', today),
})

async function readAddons(payload: Payload, ids: readonly string[]): Promise<ReadAddon[]> {
  if (ids.length === 0) return []
  const docs = await findRows({ payload }, 'addons', {
    where: { id: { in: [...ids] } },
    select: fields(
      'name price code question steps monthlyPrice annualPrice isRegisteredAgent isActive',
      'showInStarter showInStandard showInPremium',
    ),
    sort: 'name',
    limit: 50,
    overrideAccess: true, // as above
  })
  return docs.map((addon) => ({
    ...addon,
    service: addon.isRegisteredAgent ? 'registered_agent' : serviceOfAddon(addon),
    work: addon.isRegisteredAgent ? null : workOfAddon(addon),
    recurring: recurringPrice(addon),
    tiers: TIERS.filter((tier) => addon[TIER_FLAGS[tier]]),
  }))
}

/** Dollars by the month and year, for the business address alone. */
export function recurringPrice(
  addon: Pick<Addon, 'code' | 'monthlyPrice' | 'annualPrice'>,
): PricedAddon['recurring'] {
  if (addon.code !== 'business_address') return null
  return {
    monthly: addon.monthlyPrice ?? BUSINESS_ADDRESS_PRICE.monthly,
    annual: addon.annualPrice ?? BUSINESS_ADDRESS_PRICE.annual,
  }
}

/** A state with its fee for a type; null where none is known with a source. */
function pricedState(
  { id, name, code, fees, isActive }: ReadState,
  type: CompanyType,
): PricedState | null {
  const fee = fees[type]
  return fee && { id, name, code, ...pricedFee(fee), isActive }
}

/** An add-on as it is sold in a state: an agent costs what it costs there. */
function pricedAddon(addon: ReadAddon, state: ReadState | null): PricedAddon {
  const { id, name, price, tiers, recurring, service, work, isActive } = addon
  const agent = addon.isRegisteredAgent ? agentPrices(state, addon) : null
  return { id, name, price, tiers, recurring, agent, service, work, isActive }
}

/** Its fees, without those of companies that are formed there on request alone. */
const soldIn = (state: ReadState, selling: Sales): ReadState => ({
  ...state,
  fees: feesOnSale(state.fees, state.code, selling),
})

/** The answer that a refusal is about. */
const FIELD_OF = {
  service: 'packageId',
  addon: 'addonIds',
  company: 'companyType',
  resident: 'state',
  document: 'packageId',
  agent: 'packageId',
  abroad: 'country',
} as const satisfies Record<Thing['kind'], string>

const packages = keptReads<PricedPackage | null>()
const states = keptReads<StateRow | null>()
const addonLists = keptReads<ReadAddon[]>()
const zones = keptReads<string>()
const sales = keptReads<Sales>()

/** By the office's day, which may have begun since they were read. */
async function keptSales(payload: Payload, now: Date): Promise<Sales> {
  const zone = await zones('', () => businessZone({ payload }))
  return sales(isoDayIn(now, zone), () => salesAt({ payload }, now))
}

/**
 * Reads what a draft chose, as the catalogue has it now.
 *
 * What is unknown, switched off or not offered with the package is left out of the choice and
 * named in `problems` by the field that chose it.
 *
 * @param isKept what was read since the catalogue last changed is good enough: nothing is sold by it
 */
export async function readChoice(
  payload: Payload,
  answers: DraftAnswers,
  now: Date,
  isKept = false,
): Promise<CatalogueChoice> {
  const wanted = [...new Set(answers.addonIds ?? [])]
  const { packageId, stateId } = answers
  const [selling, chosen, stateRow, addons] = await Promise.all(
    isKept
      ? [
          keptSales(payload, now),
          packages(`${packageId}`, () => readPackage(payload, packageId)),
          states(`${stateId}`, () => readState(payload, stateId)),
          addonLists(wanted.join(), () => readAddons(payload, wanted)),
        ]
      : [
          salesAt({ payload }, now),
          readPackage(payload, packageId),
          readState(payload, stateId),
          readAddons(payload, wanted),
        ],
  )
  const state = stateRow && stateOn(stateRow, selling.day)
  const isOpen = (thing: Thing) => selling.closed(thing) === null
  const offered = addons.filter(
    (addon) =>
      addon.isActive &&
      chosen &&
      addon.tiers.includes(chosen.tier) &&
      isOpen({ kind: 'addon', code: addon.code }) &&
      (!addon.isRegisteredAgent || !state || isOpen({ kind: 'agent', state: state.code })),
  )
  const problems: Record<string, string> = {}
  if (answers.packageId && !chosen?.isActive)
    problems.packageId = 'This package is no longer offered'
  if (answers.stateId && !state?.isActive) problems.stateId = 'This state is no longer offered'
  if (chosen && offered.length < wanted.length) {
    problems.addonIds = 'One of these services is not available with your package'
  }
  const companyType = answers.companyType ?? 'llc'
  const offeredState = state?.isActive ? soldIn(state, selling) : null
  const closed = selling.firstClosed([
    ...(answers.country ? thingsAt(answers) : []),
    ...thingsOfFormation({
      type: companyType,
      state: offeredState?.code,
      tier: chosen?.tier,
      codes: offered.map(({ code }) => code),
      at: answers,
    }).filter(({ kind }) => kind !== 'company'), // a company that is not on sale is a request
  ])
  if (closed) problems[FIELD_OF[closed.thing.kind]] = closed.says
  const tiers = companyType === 'llc' ? (offeredState?.tiers ?? []) : []
  const tier = tiers.find(({ key }) => key === answers.expedite)
  if (companyType === 'llc' && offeredState && namesTier(answers.expedite) && !tier) {
    problems.expedite = 'The state no longer offers this faster review'
  }
  const choice: FormationChoice = {
    package: chosen?.isActive ? chosen : null,
    state: offeredState && pricedState(offeredState, companyType),
    companyType,
    expedite: offeredState && tier ? expediteLine(offeredState, tier) : null,
    isRequest: companyType === 'partnership' || offeredState?.fees[companyType] === null,
    addons: offered.map((addon) => pricedAddon(addon, state)),
    businessAddressBilling: answers.businessAddressBilling ?? 'monthly',
    registeredAgentBilling: answers.registeredAgentBilling ?? 'annual',
  }
  return {
    choice,
    problems,
    selling,
    ...(offeredState && { expedite: { stateId: offeredState.id, tiers } }),
  }
}

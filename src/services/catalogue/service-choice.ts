import type { Payload } from 'payload'
import { AGENT, thingsAt } from '@/src/domain/catalogue/licensing/sale-of'
import type { PricedState } from '@/src/domain/catalogue/pricing/formation-quote'
import {
  type AddonAnswer,
  goesWith,
  SERVICE_ADDONS,
  type ServiceAddonCode,
  wantedAddons,
} from '@/src/domain/catalogue/pricing/service-addons'
import type {
  PricedService,
  PricedServiceAddon,
  ServiceChoice,
} from '@/src/domain/catalogue/pricing/service-quote'
import { pricedFee, typeFees } from '@/src/domain/catalogue/pricing/type-fees'
import type { ServiceDraftAnswers } from '@/src/domain/checkout/service-answers'
import { asksAgentState, asksHomeState } from '@/src/domain/checkout/service-questions'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'
import { findOne, findRows } from '@/src/lib/find-one'
import { recurringPrice } from '@/src/services/catalogue/catalogue-choice'
import { type Sales, salesAt } from '@/src/services/catalogue/licensing/confirmations'
import { officeDayAt } from '@/src/services/platform/business-zone'

/** What the draft chose, and which of its choices the catalogue does not offer (any more). */
type CatalogueChoice = {
  readonly choice: ServiceChoice
  readonly problems: Readonly<Record<string, string>>
  /** What could be sold when it was read. */
  readonly selling: Sales
}

const ALL = { depth: 0, pagination: false, overrideAccess: true } as const // what was switched off is refused by name, not as unknown

async function readService(
  payload: Payload,
  slug: StandaloneService,
  packageType: string | undefined,
): Promise<{ isActive: boolean; chosen: PricedService | null }> {
  const doc = await findOne({ payload }, 'services', {
    where: { slug: { equals: slug } },
    select: { name: true, packageTypes: true, isActive: true },
    ...ALL,
  })
  if (!doc?.isActive) return { isActive: false, chosen: null }
  const type = doc.packageTypes.find((one) => one.key === packageType)
  return { isActive: true, chosen: type ? { id: doc.id, slug, name: doc.name, type } : null }
}

async function readAddons(
  payload: Payload,
  codes: readonly ServiceAddonCode[],
): Promise<ReadonlyMap<string, PricedServiceAddon>> {
  if (codes.length === 0) return new Map()
  const docs = await findRows({ payload }, 'addons', {
    where: { code: { in: [...codes] }, isActive: { equals: true } },
    select: { name: true, price: true, code: true, monthlyPrice: true, annualPrice: true },
    limit: codes.length,
    ...ALL,
  })
  return new Map(
    codes.flatMap((code) => {
      const addon = docs.find((one) => one.code === code)
      return addon ? [[code, priced(addon, code)]] : []
    }),
  )
}

type AddonDoc = Parameters<typeof recurringPrice>[0] & { id: string; name: string; price: number }

function priced(addon: AddonDoc, code: ServiceAddonCode): PricedServiceAddon {
  const { id, name, price } = addon
  return { id, name, price, code, recurring: recurringPrice(addon) }
}

async function readState(
  payload: Payload,
  id: string | null | undefined,
  now: Date,
): Promise<PricedState | null> {
  if (!id) return null
  const state = await findOne({ payload }, 'states', {
    where: { id: { equals: id }, isActive: { equals: true } },
    select: { name: true, code: true, filingFee: true, facts: true, isActive: true },
    ...ALL,
  })
  if (!state) return null
  const fee = typeFees(state, await officeDayAt(payload, now)).llc
  if (!fee) return null
  const { name, code, isActive } = state
  return { id: state.id, name, code, isActive, ...pricedFee(fee) }
}

const NOT_WITH: Partial<Record<AddonAnswer, string>> = {
  addEin: 'This order already includes an EIN',
}

/**
 * Reads what the draft of a service chose, as the catalogue has it now.
 *
 * What is unknown, switched off, another service's or of no use beside this one is left out of the
 * choice and named in `problems` by the field that chose it.
 */
export async function readServiceChoice(
  payload: Payload,
  slug: StandaloneService,
  answers: ServiceDraftAnswers,
  now: Date,
): Promise<CatalogueChoice> {
  const wanted = wantedAddons(answers)
  const isPlaced = answers.addLlc || asksAgentState(answers)
  const fitting = wanted.filter((answer) => goesWith(answer, slug))
  const [service, addons, state] = await Promise.all([
    readService(payload, slug, answers.packageType),
    readAddons(
      payload,
      fitting.map((answer) => SERVICE_ADDONS[answer]),
    ),
    readState(payload, isPlaced ? answers.stateId : null, now),
  ])
  const selling = await salesAt({ payload }, now)
  const { closed, firstClosed } = selling
  const type = service.chosen?.type.key ?? ''
  const unsold = closed({ kind: 'service', service: slug, type })
  const problems: Record<string, string> = {}
  const abroad = answers.residence && firstClosed(thingsAt({ country: answers.residence }))
  if (abroad) problems.residence = abroad.says
  const home = asksHomeState(answers) ? (answers.residenceState ?? '') : ''
  const refused = home ? closed({ kind: 'resident', state: home }) : null
  if (refused) problems.residenceState = refused
  if (!service.isActive) problems.packageType = 'This service is no longer offered'
  else if (!service.chosen && answers.packageType) {
    problems.packageType = 'This package is not available for this service'
  } else if (unsold) problems.packageType = unsold
  for (const answer of wanted) {
    if (!goesWith(answer, slug)) problems[answer] = NOT_WITH[answer] ?? 'Not offered here'
    else if (!addons.has(SERVICE_ADDONS[answer])) problems[answer] = 'This is no longer offered'
    else {
      const code = SERVICE_ADDONS[answer]
      const refusal =
        closed({ kind: 'addon', code }) ??
        (code === AGENT && state ? closed({ kind: 'agent', state: state.code }) : null)
      if (refusal) problems[answer] = refusal
    }
  }
  if (isPlaced && answers.stateId && !state) {
    problems.stateId = 'This state is no longer offered'
  }
  const choice: ServiceChoice = {
    service: unsold ? null : service.chosen,
    addons: [...addons.values()].filter(({ code }) => !closed({ kind: 'addon', code })),
    state,
    businessAddressBilling: answers.businessAddressBilling ?? 'monthly',
  }
  return { choice, problems, selling }
}

import { type AgentPrices, agentPrices } from '@/src/domain/catalogue/pricing/registered-agent'
import type { TypeFee } from '@/src/domain/catalogue/pricing/type-fees'
import type {
  CheckoutAddon,
  CheckoutCatalogue,
  CheckoutPackage,
  CheckoutState as StateOffer,
} from '@/src/domain/checkout/checkout-view'
import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'
import { tierIncludesAgent } from '@/src/domain/vocabulary/tiers'

export function chosenPackage(
  answers: DraftAnswers,
  catalogue: CheckoutCatalogue,
): CheckoutPackage | undefined {
  return catalogue.packages.find((one) => one.id === answers.packageId)
}

export function chosenState(
  answers: DraftAnswers,
  catalogue: CheckoutCatalogue,
): StateOffer | undefined {
  return catalogue.states.find((one) => one.id === answers.stateId)
}

/** The package includes our agent, and we have none in the chosen state. */
export function lacksAgent(answers: DraftAnswers, catalogue: CheckoutCatalogue): boolean {
  const hasAgent = chosenState(answers, catalogue)?.hasAgent ?? true
  return !hasAgent && tierIncludesAgent(chosenPackage(answers, catalogue)?.tier)
}

/** The add-ons that the chosen package offers; none while no package is chosen. */
export function offeredAddons(
  answers: DraftAnswers,
  catalogue: CheckoutCatalogue,
): readonly CheckoutAddon[] {
  const tier = chosenPackage(answers, catalogue)?.tier
  const hasAgent = chosenState(answers, catalogue)?.hasAgent ?? true
  if (!tier) return []
  return catalogue.addons.filter(
    (addon) => addon.tiers.includes(tier) && (hasAgent || !addon.agent),
  )
}

export function chosenAddons(
  answers: DraftAnswers,
  catalogue: CheckoutCatalogue,
): readonly CheckoutAddon[] {
  const ids = answers.addonIds ?? []
  return offeredAddons(answers, catalogue).filter((addon) => ids.includes(addon.id))
}

/** Our registered agent, where the chosen package sells it apart. */
export const offeredAgent = (
  answers: DraftAnswers,
  catalogue: CheckoutCatalogue,
): CheckoutAddon | undefined => offeredAddons(answers, catalogue).find((addon) => addon.agent)

/** Who the registered agent will be; null until the buyer says so. */
export function agentChoice(
  answers: DraftAnswers,
  catalogue: CheckoutCatalogue,
): 'ours' | 'own' | null {
  const agent = offeredAgent(answers, catalogue)
  if (agent && answers.addonIds?.includes(agent.id)) return 'ours'
  return answers.hasOwnAgent ? 'own' : null
}

/** The answers without what is no longer on sale, or not with the chosen package. */
export function keepOffered(answers: DraftAnswers, catalogue: CheckoutCatalogue): DraftAnswers {
  return {
    ...answers,
    packageId: chosenPackage(answers, catalogue)?.id ?? null,
    stateId: chosenState(answers, catalogue)?.id ?? null,
    addonIds: chosenPackage(answers, catalogue)
      ? chosenAddons(answers, catalogue).map((addon) => addon.id)
      : (answers.addonIds ?? []),
  }
}

/** The names of chosen add-ons that `keepOffered` drops. */
export function lostAddons(answers: DraftAnswers, catalogue: CheckoutCatalogue): readonly string[] {
  const kept = keepOffered(answers, catalogue).addonIds ?? []
  return catalogue.addons
    .filter((addon) => answers.addonIds?.includes(addon.id) && !kept.includes(addon.id))
    .map((addon) => addon.name)
}

/** What an agent costs with the chosen state, in dollars; null for what is no agent. */
export function agentPricesOf(
  addon: CheckoutAddon,
  state: StateOffer | undefined,
): AgentPrices | null {
  return addon.agent && agentPrices(state ?? null, { price: addon.price, ...addon.agent })
}

/** What the chosen state, or another one, charges for the chosen type; null where staff make an offer. */
export function feeFor(answers: DraftAnswers, state: StateOffer): TypeFee | null {
  return state.fees[answers.companyType ?? 'llc']
}

/** Whether the company is one that we prepare an offer for: then nothing is priced or charged. */
export function isOnRequest(answers: DraftAnswers, catalogue: CheckoutCatalogue): boolean {
  const state = chosenState(answers, catalogue)
  return answers.companyType === 'partnership' || (state ? feeFor(answers, state) === null : false)
}

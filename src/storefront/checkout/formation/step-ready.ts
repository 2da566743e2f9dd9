import type { CheckoutCatalogue } from '@/src/domain/checkout/checkout-view'
import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'
import { STEP_NAMES, type Step, stepIndex } from '@/src/domain/vocabulary/checkout-steps'

import {
  agentChoice,
  chosenPackage,
  chosenState,
  isOnRequest,
  lacksAgent,
  offeredAgent,
} from './choices'

/** What a step still lacks, as the sentence that asks for it; null when nothing. */
type Lack = (answers: DraftAnswers, catalogue: CheckoutCatalogue) => string | null

export const filled = (text: string | undefined) => Boolean(text?.trim())

/** Good enough to write to; the step's own schema says the last word. */
export const looksLikeEmail = (text: string | undefined) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text?.trim() ?? '')

function lackingPerson({
  firstName,
  lastName,
  hasOneName,
  email,
  country,
  state,
}: DraftAnswers): string | null {
  if (!filled(firstName)) return 'Enter your first name'
  if (!hasOneName && !filled(lastName)) return 'Enter your last name'
  if (!looksLikeEmail(email)) return 'Enter your email address'
  if (!filled(country)) return 'Choose the country where you live'
  return country === 'US' && !filled(state) ? 'Enter the state where you live' : null
}

/**
 * What each step lacks, without the schemas: those weigh more than the first steps do, and are
 * loaded with the forms that use them.
 */
const LACKS: Record<Step, Lack> = {
  package: (answers, catalogue) => (chosenPackage(answers, catalogue) ? null : 'Choose a package'),
  state: (answers, catalogue) => {
    const state = chosenState(answers, catalogue)
    if (!state) return 'Choose a state'
    return lacksAgent(answers, catalogue)
      ? `Our registered agent is not on sale in ${state.name} yet. Choose another state, or the Starter package`
      : null
  },
  addons: (answers, catalogue) =>
    offeredAgent(answers, catalogue) && !agentChoice(answers, catalogue)
      ? 'Choose a registered agent'
      : null,
  company: ({ companyName, companyType }) => {
    if (!filled(companyName)) return 'Enter the company name'
    return companyType ? null : 'Choose the company type'
  },
  personal: lackingPerson,
  payment: () => null,
  confirm: () => null,
}

/** Why one can't go on from a step; null when one can. */
export function lacking(
  step: Step,
  answers: DraftAnswers,
  catalogue: CheckoutCatalogue,
): string | null {
  return LACKS[step](answers, catalogue)
}

/**
 * The wanted step, or the first one before it that still lacks something. A request has nothing to
 * be paid.
 */
export function reachable(
  wanted: Step,
  answers: DraftAnswers,
  catalogue: CheckoutCatalogue,
  isHeld: boolean,
): Step {
  const before = STEP_NAMES.slice(0, stepIndex(wanted))
  const unfinished = before.find((step) => lacking(step, answers, catalogue) !== null)
  if (unfinished) return unfinished
  if (isOnRequest(answers, catalogue)) return wanted === 'payment' ? 'confirm' : wanted
  return wanted === 'confirm' && !isHeld ? 'payment' : wanted
}

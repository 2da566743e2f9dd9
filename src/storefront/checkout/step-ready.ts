import type { CheckoutCatalogue } from '@/src/domain/checkout/checkout-view'
import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'
import { STEP_NAMES, type Step, stepIndex } from '@/src/domain/checkout/steps'

import { chosenPackage, chosenState } from './choices'

type Ready = (answers: DraftAnswers, catalogue: CheckoutCatalogue) => boolean

const filled = (text: string | undefined) => Boolean(text?.trim())

/** Good enough to write to; the step's own schema says the last word. */
export const looksLikeEmail = (text: string | undefined) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text?.trim() ?? '')

/**
 * Whether a step has what it needs, without the schemas: those weigh more than the first steps
 * do, and are loaded with the forms that use them.
 */
const READY: Record<Step, Ready> = {
  package: (answers, catalogue) => chosenPackage(answers, catalogue) !== undefined,
  state: (answers, catalogue) => chosenState(answers, catalogue) !== undefined,
  addons: () => true,
  company: ({ companyName }) => filled(companyName),
  personal: ({ firstName, lastName, email }) =>
    filled(firstName) && filled(lastName) && looksLikeEmail(email),
  payment: () => true,
  confirm: () => true,
}

export function isReady(step: Step, answers: DraftAnswers, catalogue: CheckoutCatalogue): boolean {
  return READY[step](answers, catalogue)
}

/** The wanted step, or the first one before it that still lacks something. */
export function reachable(
  wanted: Step,
  answers: DraftAnswers,
  catalogue: CheckoutCatalogue,
  hasCard: boolean,
): Step {
  const before = STEP_NAMES.slice(0, stepIndex(wanted))
  const unfinished = before.find((step) => !isReady(step, answers, catalogue))
  if (unfinished) return unfinished
  return wanted === 'confirm' && !hasCard ? 'payment' : wanted
}

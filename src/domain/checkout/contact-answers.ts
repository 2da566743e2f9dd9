import { isStep, type Step, stepIndex } from '../vocabulary/checkout-steps'
import type { DraftAnswers } from './formation-answers'
import type { ServiceDraftAnswers } from './service-answers'

const PERSON = ['firstName', 'lastName', 'hasOneName', 'email', 'phone', 'mailConsent'] as const
/** Where the buyer lives. A service's `country` is what it is about, and stays. */
const HOME = ['address', 'city', 'state', 'zipCode', 'country'] as const

export function without<Answers extends object>(
  answers: Answers,
  names: readonly string[],
): Answers {
  const kept = { ...answers }
  for (const name of names) Reflect.deleteProperty(kept, name)
  return kept
}

export type Progress<Answers> = { readonly step: string; readonly answers: Answers }

/** A formation without whom it was for, back at the step that asks that, or before it. */
export function withoutBuyer({ step, answers }: Progress<DraftAnswers>): Progress<DraftAnswers> {
  const last: Step = 'personal'
  const isBefore = isStep(step) && stepIndex(step) < stepIndex(last)
  return { step: isBefore ? step : last, answers: without(answers, [...PERSON, ...HOME]) }
}

export function withoutServiceBuyer({
  answers,
}: Progress<ServiceDraftAnswers>): Progress<ServiceDraftAnswers> {
  return { step: 'details', answers: without(answers, [...PERSON, 'residence', 'residenceState']) }
}

import type { ServiceDraftAnswers } from '@/src/domain/checkout/service-answers'
import {
  asksAgentName,
  asksAgentState,
  asksEinName,
  asksHomeState,
  SERVICE_QUESTIONS,
  type ServiceQuestion,
} from '@/src/domain/checkout/service-questions'
import type { ServiceCatalogue } from '@/src/domain/checkout/service-view'

import { filled, looksLikeEmail } from '../../formation/step-ready'
import { chosenState, nameToForm } from '../offer'

/** What may stay without an answer, or has one from the start. */
const ANSWERED: readonly ServiceQuestion[] = ['additionalInfo', 'businessType', 'trademarkType']

/**
 * Whether the details have what they need, without the schemas: those weigh more than the whole
 * step does, and come when they are first needed.
 */
export function detailsAreReady(
  answers: ServiceDraftAnswers,
  catalogue: ServiceCatalogue,
): boolean {
  const { service } = catalogue
  const questions = SERVICE_QUESTIONS[service].filter((one) => !ANSWERED.includes(one))
  const texts = [
    answers.firstName,
    ...(answers.hasOneName ? [] : [answers.lastName]),
    answers.residence,
    ...questions.map((one) => answers[one]),
    ...(asksEinName(service, answers) ? [answers.businessName] : []),
    ...(asksAgentName(service, answers) ? [answers.companyName] : []),
    ...(answers.addLlc ? [nameToForm(answers, catalogue)] : []),
    ...(asksHomeState(answers) ? [answers.residenceState] : []),
  ]
  const asksState = answers.addLlc || asksAgentState(answers)
  const isPlaced = !asksState || chosenState(answers, catalogue) !== undefined
  return texts.every(filled) && looksLikeEmail(answers.email) && isPlaced
}

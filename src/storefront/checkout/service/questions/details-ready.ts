import type { ServiceDraftAnswers } from '@/src/domain/checkout/service-answers'
import { asksAgentName, asksAgentState, asksEinName } from '@/src/domain/checkout/service-questions'
import type { ServiceCatalogue } from '@/src/domain/checkout/service-view'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'

import { looksLikeEmail } from '../../formation/step-ready'
import { chosenState, nameToForm } from '../offer'

const filled = (text: string | undefined) => Boolean(text?.trim())

/** What a service cannot do without, beside the person. */
const READY: Record<StandaloneService, (answers: ServiceDraftAnswers) => boolean> = {
  ein: ({ businessName }) => filled(businessName),
  itin: ({ country }) => filled(country),
  bookkeeping: ({ businessName }) => filled(businessName),
  trademark: ({ trademarkText }) => filled(trademarkText),
}

/**
 * Whether the details have what they need, without the schemas: those weigh more than the whole
 * step does, and come when they are first needed.
 */
export function detailsAreReady(
  answers: ServiceDraftAnswers,
  catalogue: ServiceCatalogue,
): boolean {
  const { firstName, lastName, hasOneName, email, residence, addLlc } = answers
  const isFormable =
    !addLlc ||
    (chosenState(answers, catalogue) !== undefined &&
      filled(nameToForm(answers, catalogue)) &&
      (residence !== 'US' || filled(answers.residenceState)))
  const isAgentPlaced = !asksAgentState(answers) || chosenState(answers, catalogue) !== undefined
  const isAgentNamed = !asksAgentName(catalogue.service, answers) || filled(answers.companyName)
  return (
    filled(firstName) &&
    (hasOneName || filled(lastName)) &&
    looksLikeEmail(email) &&
    filled(residence) &&
    READY[catalogue.service](answers) &&
    (!asksEinName(catalogue.service, answers) || filled(answers.businessName)) &&
    isFormable &&
    isAgentPlaced &&
    isAgentNamed
  )
}

import type { ServiceDraftAnswers } from '@/src/domain/checkout/service-answers'
import type { ServiceStep } from '@/src/domain/checkout/service-steps'
import type { ServiceCatalogue, ServiceDraftView } from '@/src/domain/checkout/service-view'

import type { CameBack } from '../payment/outcome/came-back'
import { keepOffered } from './offer'
import { previewServiceQuote } from './preview'
import { reachable, type ServiceState } from './service-state'

/** What we know of a signed-in person beforehand. */
type Prefill = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}

export type ServiceStart = {
  readonly catalogue: ServiceCatalogue
  readonly draft: ServiceDraftView | null
  readonly prefill: Prefill | null
  /** The key of a package type, named in the address: chosen beforehand. */
  readonly packageType: string | null
  readonly wantedStep: ServiceStep | null
  /** How a payment ended that led away from here: one comes back to where one pays. */
  readonly cameBack: CameBack | null
}

/** Where a visit begins: with the package named in the address, and where one left off. */
export function startState(start: ServiceStart): ServiceState {
  const { catalogue, draft } = start
  const named = catalogue.packages.find((one) => one.type === start.packageType)?.type
  const wanted = blanksFilled(draft?.answers ?? {}, start.prefill)
  const answers = keepOffered(named ? { ...wanted, packageType: named } : wanted, catalogue)
  const isChanged = draft !== null && answers.packageType !== draft.answers.packageType
  const quote = previewServiceQuote(catalogue, answers, draft?.quote ?? null)
  return {
    catalogue,
    step: reachable(firstStep(start), answers, catalogue),
    answers,
    quote: draft && !isChanged && isSame(quote, draft.quote) ? draft.quote : quote,
    revision: isChanged ? 1 : 0,
    priceChanges: [],
  }
}

function firstStep({ cameBack, wantedStep, draft }: ServiceStart): ServiceStep {
  if (cameBack) return 'payment'
  return wantedStep ?? draft?.step ?? 'details'
}

function blanksFilled(answers: ServiceDraftAnswers, prefill: Prefill | null): ServiceDraftAnswers {
  if (!prefill) return answers
  return {
    ...answers,
    firstName: answers.firstName || prefill.firstName,
    lastName: answers.lastName || prefill.lastName,
    email: answers.email || prefill.email,
    phone: answers.phone || prefill.phone,
  }
}

function isSame(a: ServiceState['quote'], b: ServiceState['quote']): boolean {
  return (
    a.lines.length === b.lines.length &&
    a.lines.every((line, index) => line.label === b.lines[index]?.label)
  )
}

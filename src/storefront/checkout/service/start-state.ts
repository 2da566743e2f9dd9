import { ADDON_ANSWERS } from '@/src/domain/catalogue/pricing/service-addons'
import type { ServiceDraftAnswers } from '@/src/domain/checkout/service-answers'
import { isServiceStep, type ServiceStep } from '@/src/domain/checkout/service-steps'
import type { ServiceCatalogue, ServiceDraftView } from '@/src/domain/checkout/service-view'
import type { OwnCheckout } from '@/src/domain/payments/own-checkout'

import type { Asked } from '../arrival/use-arrival'
import { blanksFilled, isOffered, type Visit, visitOf } from '../visit'
import { keepOffered } from './offer'
import { previewServiceQuote } from './preview'
import { reachable, type ServiceState } from './service-state'

export type ServiceStart = Visit<ServiceCatalogue, ServiceDraftView, ServiceStep> & {
  /** The key of a package type, named in the address: chosen beforehand. */
  readonly packageType?: string | null
}

/** The visit as everyone's begins, until what is known of this visitor has come. */
export const startOfAll = (catalogue: ServiceCatalogue): ServiceStart => ({
  catalogue,
  draft: null,
  prefill: null,
})

/** The visit of this visitor. */
export const startOf = (
  catalogue: ServiceCatalogue,
  own: OwnCheckout<ServiceDraftView>,
  asked: Asked,
): ServiceStart => ({
  ...visitOf(catalogue, own, asked, isServiceStep),
  packageType: asked.get('package'),
})

/** Where a visit begins: with the package named in the address, and where one left off. */
export function startState(start: ServiceStart): ServiceState {
  const { catalogue, draft } = start
  const named = catalogue.packages.find((one) => one.type === start.packageType)?.type
  const wanted = blanksFilled(draft?.answers ?? {}, start.prefill)
  const given = {
    ...wanted,
    ...(start.livesIn && !wanted.residence && { residence: start.livesIn }),
    ...(named && { packageType: named }),
    ...(start.offer && { offer: start.offer }),
  }
  const answers = keepOffered(given, catalogue)
  const isChanged =
    isOffered(start.offer, draft) || (draft !== null && !isSameChoice(answers, draft.answers))
  const quote = previewServiceQuote(catalogue, answers, draft?.quote ?? null)
  return {
    catalogue,
    step: reachable(firstStep(start), answers, catalogue),
    answers,
    quote: draft && !isChanged && isSame(quote, draft.quote) ? draft.quote : quote,
    revision: isChanged ? 1 : 0,
    priceChanges: [],
    hasArrived: false,
  }
}

function firstStep({ cameBack, wantedStep, draft }: ServiceStart): ServiceStep {
  if (cameBack) return 'payment'
  return wantedStep ?? draft?.step ?? 'details'
}

const CHOICES = ['packageType', 'stateId', ...ADDON_ANSWERS] as const

/** Whether a draft has the choices that are on sale: what fell away must not be paid for. */
const isSameChoice = (answers: ServiceDraftAnswers, drafted: ServiceDraftAnswers) =>
  CHOICES.every((name) => (answers[name] || null) === (drafted[name] || null))

function isSame(a: ServiceState['quote'], b: ServiceState['quote']): boolean {
  return (
    a.lines.length === b.lines.length &&
    a.lines.every((line, index) => line.label === b.lines[index]?.label)
  )
}

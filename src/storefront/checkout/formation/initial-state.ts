import type { CheckoutCatalogue, DraftView } from '@/src/domain/checkout/checkout-view'
import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'
import type { OwnCheckout } from '@/src/domain/payments/own-checkout'
import { isStep, type Step } from '@/src/domain/vocabulary/checkout-steps'
import { COMPANY_TYPES, type CompanyType } from '@/src/domain/vocabulary/company-types'
import { keyIn } from '@/src/domain/vocabulary/keys'

import type { Asked } from '../arrival/use-arrival'
import { blanksFilled, isOffered, type Visit, visitOf } from '../visit'
import type { CheckoutState } from './checkout-state'
import { keepOffered } from './choices'
import { previewQuote } from './quote'
import { reachable } from './step-ready'

export type CheckoutStart = Visit<CheckoutCatalogue, DraftView, Step> & {
  /** Named in the address: chosen beforehand. */
  readonly packageId?: string | null
  readonly stateCode?: string | null
  readonly companyType?: CompanyType | null
}

/** Whether a card has to be entered again: PayPal and Razorpay take it in windows of their own. */
const isCardLost = (asked: Step, step: Step, { gateway = 'stripe' }: DraftAnswers) =>
  asked === 'confirm' && step === 'payment' && gateway === 'stripe'

/** Where a visit to the checkout begins: what the address names, the step asked for, or where one left off. */
export function initialState(start: CheckoutStart): CheckoutState {
  const { catalogue, draft } = start
  const named = namedChoices(start)
  const known = blanksFilled(draft?.answers ?? {}, start.prefill)
  const wanted = {
    ...known,
    ...(start.livesIn && !known.country && { country: start.livesIn }),
    ...named,
    ...(start.offer && { offer: start.offer }),
  }
  const answers = keepOffered(wanted, catalogue)
  const isNamed = Object.keys(named).length > 0 || isOffered(start.offer, draft)
  const preview = previewQuote(catalogue, answers, draft?.quote ?? null)
  const isAsSaved = draft !== null && sameLines(preview.lines, draft.quote.lines)
  const asked = firstStep(start, named)
  const step = reachable(asked, answers, catalogue, false)
  return {
    catalogue,
    step,
    answers,
    quote: isAsSaved ? draft.quote : preview,
    revision: isNamed || (draft !== null && !isAsSaved) ? 1 : 0,
    refilled: 0,
    isHeld: false,
    priceChanges: [],
    lost: [],
    isEditing: false,
    isMethodLost: isCardLost(asked, step, answers),
    hasArrived: false,
  }
}

/** The visit as everyone's begins, until what is known of this visitor has come. */
export const startOfAll = (catalogue: CheckoutCatalogue): CheckoutStart => ({
  catalogue,
  draft: null,
  prefill: null,
})

/** The visit of this visitor. */
export const startOf = (
  catalogue: CheckoutCatalogue,
  own: OwnCheckout<DraftView>,
  asked: Asked,
): CheckoutStart => ({
  ...visitOf(catalogue, own, asked, isStep),
  packageId: asked.get('package'),
  stateCode: asked.get('state'),
  companyType: keyIn(COMPANY_TYPES, asked.get('type')),
})

type Named = Pick<DraftAnswers, 'packageId' | 'stateId' | 'companyType'>

/** What the address names, as far as it is offered. */
function namedChoices({ catalogue, packageId, stateCode, companyType }: CheckoutStart): Named {
  const item = catalogue.packages.find(({ id }) => id === packageId)
  const state = catalogue.states.find(({ code }) => code === stateCode?.toUpperCase())
  return {
    ...(item && { packageId: item.id }),
    ...(state && { stateId: state.id }),
    ...(companyType && { companyType }),
  }
}

/** A named state is still to be looked at, once there is a package; both named are both chosen. */
function firstStep(start: CheckoutStart, named: Named): Step {
  if (start.cameBack) return 'payment'
  if (named.packageId && named.stateId) return 'addons'
  if (named.packageId || named.stateId) return 'state'
  return start.wantedStep ?? start.draft?.step ?? 'package'
}

function sameLines(
  a: CheckoutState['quote']['lines'],
  b: CheckoutState['quote']['lines'],
): boolean {
  return a.length === b.length && a.every((line, index) => line.ref === b[index]?.ref)
}

import { useCallback, useEffect, useReducer, useRef } from 'react'

import type { CheckoutCatalogue, DraftView } from '@/src/domain/checkout/checkout-view'
import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'
import { isStep, type Step } from '@/src/domain/vocabulary/checkout-steps'

import { useArrival } from '../arrival/use-arrival'
import { useDraftSaving } from '../saving/use-draft-saving'
import { checkoutReducer, stepAfter, stepBefore } from './checkout-state'
import { initialState, startOf, startOfAll } from './initial-state'
import { useLeadCapture } from './use-lead-capture'
import { useNamedCompany } from './use-named-company'
import { useStepHistory } from './use-step-history'

export type Checkout = ReturnType<typeof useCheckout>

/**
 * The purchase in this browser, and what can be done with it.
 *
 * @param loadStep has what a step needs at hand
 */
export function useCheckout(catalogue: CheckoutCatalogue, loadStep: (step: Step) => Promise<void>) {
  const [state, dispatch] = useReducer(checkoutReducer, startOfAll(catalogue), initialState)
  const draftAt = useRef<string | null>(null)
  const arrival = useArrival<DraftView>('formation', async (own, asked) => {
    draftAt.current = own.draft?.updatedAt ?? null
    const begun = initialState(startOf(catalogue, own, asked))
    await loadStep(begun.step)
    dispatch({ type: 'arrived', begun })
  })
  const { asked } = arrival
  // A link that names a choice begins further on: that form comes beside the answer.
  useEffect(() => {
    if (asked.has('package')) void loadStep(asked.has('state') ? 'addons' : 'state')
  }, [asked, loadStep])
  const saving = useDraftSaving(state, { asked, draftAt }, dispatch)
  const lead = useLeadCapture(state)

  const goTo = useCallback((step: Step) => dispatch({ type: 'wentTo', step }), [])
  useStepHistory(state.step, isStep, goTo, state.hasArrived)
  const takeName = useCallback(
    (companyName: string) => dispatch({ type: 'answered', answers: { companyName } }),
    [],
  )
  useNamedCompany(state.hasArrived ? (state.answers.companyName ?? '') : null, asked, takeName)

  return {
    state,
    arrival,
    dispatch,
    saving,
    answer: (answers: DraftAnswers) => dispatch({ type: 'answered', answers }),
    /** The step is complete: keep its answers and move on. */
    next: (answers: DraftAnswers = {}) => {
      if (state.step === 'personal') lead.movedOn(answers)
      dispatch({ type: 'answered', answers })
      dispatch({ type: 'wentTo', step: stepAfter(state) })
    },
    previous: () => {
      const step = stepBefore(state.step, state.quote.isRequest)
      if (step) goTo(step)
    },
    mend: (step: Step) => dispatch({ type: 'wentTo', step, isMending: true }),
    leftPersonalField: lead.leftField,
  }
}

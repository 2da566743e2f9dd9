import { type Dispatch, type RefObject, useCallback, useEffect, useReducer, useRef } from 'react'
import type { CheckoutCatalogue, DraftView } from '@/src/domain/checkout/checkout-view'
import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'
import { isStep, type Step } from '@/src/domain/vocabulary/checkout-steps'
import { COMPANY_NAMED } from '@/src/domain/vocabulary/company-name'
import { tabMemory } from '@/src/lib/browser/tab-memory'
import { type Asked, useArrival } from '../arrival/use-arrival'
import { saveDraft } from '../checkout-api'
import { useLead } from '../lead'
import { useSaving } from '../saving/use-saving'
import {
  type CheckoutAction,
  type CheckoutState,
  checkoutReducer,
  stepAfter,
  stepBefore,
} from './checkout-state'
import { initialState, startOf, startOfAll } from './initial-state'
import { useStepHistory } from './use-step-history'

const wants = ({ companyName, packageId, stateId }: DraftAnswers) => ({
  company_name: companyName?.trim() ?? '',
  selected_package_id: packageId ?? null,
  selected_state_id: stateId ?? null,
})

/** Reports someone who wants to form a company, as they say who they are. */
const useLeadCapture = ({ answers, quote, step, revision }: CheckoutState) =>
  useLead({
    answers,
    wants,
    totalMinor: quote.totalMinor,
    isAsking: step === 'personal',
    revision,
  })

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
    edit: (step: Step) => dispatch({ type: 'wentTo', step, isEditing: true }),
    leftPersonalField: lead.leftField,
  }
}

/** Takes over the name that was tried on the landing page, where none is given yet. */
function useNamedCompany(
  /** Null until it is known. */
  given: string | null,
  address: Asked,
  take: (name: string) => void,
): void {
  const isTaken = useRef(false)
  useEffect(() => {
    if (isTaken.current || given === null) return
    isTaken.current = true
    const named = (address.get('company') ?? tabMemory.read(COMPANY_NAMED)).trim().slice(0, 60)
    tabMemory.write(COMPANY_NAMED, '')
    if (named && !given.trim()) take(named)
  }, [given, address, take])
}

/** Keeps the draft of a formation on the server. */
function useDraftSaving(
  state: CheckoutState,
  { asked, draftAt }: { readonly asked: Asked; readonly draftAt: RefObject<string | null> },
  dispatch: Dispatch<CheckoutAction>,
) {
  const { step, answers, revision, catalogue } = state
  return useSaving({
    kind: 'formation',
    step,
    answers,
    revision,
    mayStore: !catalogue.isFallback,
    hasArrived: state.hasArrived,
    address: asked,
    draftAt,
    send: saveDraft,
    onSaved: (saved, draft) => dispatch({ type: 'saved', revision: saved, draft }),
    onRestored: (unsaved, wanted) =>
      dispatch({ type: 'restored', answers: unsaved, step: wanted ?? step }),
  })
}

import { useCallback, useReducer, useRef } from 'react'
import type { ServiceDraftAnswers } from '@/src/domain/checkout/service-answers'
import { isServiceStep, type ServiceStep } from '@/src/domain/checkout/service-steps'
import type { ServiceCatalogue, ServiceDraftView } from '@/src/domain/checkout/service-view'
import { useArrival } from '../arrival/use-arrival'
import { useStepHistory } from '../formation/use-step-history'
import { useLead } from '../lead'
import { useSaving } from '../saving/use-saving'
import { nameToForm } from './offer'
import { saveServiceDraft } from './service-api'
import { type ServiceState, serviceReducer } from './service-state'
import { startOf, startOfAll, startState } from './start-state'

export type ServiceCheckoutOf = ReturnType<typeof useServiceCheckout>

/**
 * The purchase of a service in this browser, and what can be done with it.
 *
 * @param loadPayment has what the last step needs at hand
 */
export function useServiceCheckout(
  catalogue: ServiceCatalogue,
  loadPayment: () => Promise<unknown>,
) {
  const [state, dispatch] = useReducer(serviceReducer, startOfAll(catalogue), startState)
  const { step, answers, revision, hasArrived } = state
  const draftAt = useRef<string | null>(null)
  const arrival = useArrival<ServiceDraftView>(catalogue.service, async (own, asked) => {
    draftAt.current = own.draft?.updatedAt ?? null
    const begun = startState(startOf(catalogue, own, asked))
    if (begun.step === 'payment') await loadPayment().catch(() => {})
    dispatch({ type: 'arrived', begun })
  })
  const saving = useSaving({
    kind: catalogue.service,
    step,
    answers,
    revision,
    mayStore: true,
    hasArrived,
    address: arrival.asked,
    draftAt,
    send: (input) => saveServiceDraft(catalogue.service, input),
    onSaved: (saved, draft) => dispatch({ type: 'saved', revision: saved, draft }),
    onRestored: (unsaved, asked) => {
      dispatch({ type: 'answered', answers: unsaved })
      if (asked) dispatch({ type: 'wentTo', step: asked })
    },
  })
  const lead = useServiceLead(state)

  const goTo = useCallback((wanted: ServiceStep) => dispatch({ type: 'wentTo', step: wanted }), [])
  useStepHistory(step, isServiceStep, goTo, hasArrived)

  return {
    state,
    arrival,
    dispatch,
    saving,
    goTo,
    answer: (patch: ServiceDraftAnswers) => dispatch({ type: 'answered', answers: patch }),
    leftField: lead.leftField,
    /** The details are complete: on to the payment. */
    goOn: () => {
      lead.movedOn()
      goTo('payment')
    },
  }
}

/** Reports someone who wants a service, as they say who they are. */
function useServiceLead({ answers, catalogue, quote, step, revision }: ServiceState) {
  const wants = (said: ServiceDraftAnswers) => ({
    company_name: nameToForm(said, catalogue),
    selected_service: catalogue.service,
    service_package: said.packageType ?? '',
    selected_state_id: (said.addLlc && said.stateId) || null,
  })
  const { totalMinor } = quote
  return useLead({ answers, wants, totalMinor, isAsking: step === 'details', revision })
}

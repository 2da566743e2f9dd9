import type { Dispatch } from 'react'
import type { Asked } from '../arrival/use-arrival'
import { saveDraft } from '../checkout-api'
import type { CheckoutAction, CheckoutState } from '../formation/checkout-state'
import { useSaving } from './use-saving'

/** Keeps the draft of a formation on the server. */
export function useDraftSaving(
  state: CheckoutState,
  address: Asked,
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
    address,
    send: saveDraft,
    onSaved: (saved, draft) => dispatch({ type: 'saved', revision: saved, draft }),
    onRestored: (unsaved, asked) =>
      dispatch({ type: 'restored', answers: unsaved, step: asked ?? step }),
  })
}

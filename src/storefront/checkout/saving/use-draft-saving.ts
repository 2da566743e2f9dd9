import type { Dispatch, RefObject } from 'react'
import type { Asked } from '../arrival/use-arrival'
import { saveDraft } from '../checkout-api'
import type { CheckoutAction, CheckoutState } from '../formation/checkout-state'
import { useSaving } from './use-saving'

/** Keeps the draft of a formation on the server. */
export function useDraftSaving(
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

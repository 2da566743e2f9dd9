import type { Dispatch } from 'react'

import { saveDraft } from '../checkout-api'
import type { CheckoutAction, CheckoutState } from '../formation/checkout-state'
import { useSaving } from './use-saving'

/** Keeps the draft of a formation on the server. */
export function useDraftSaving(state: CheckoutState, dispatch: Dispatch<CheckoutAction>) {
  const { step, answers, revision, catalogue } = state
  return useSaving({
    kind: 'formation',
    step,
    answers,
    revision,
    mayStore: !catalogue.isFallback,
    send: saveDraft,
    onSaved: (saved, draft) => dispatch({ type: 'saved', revision: saved, draft }),
    onRestored: (unsaved, asked) =>
      dispatch({ type: 'restored', answers: unsaved, step: asked ?? step }),
  })
}

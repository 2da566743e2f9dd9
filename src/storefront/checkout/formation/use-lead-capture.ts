import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'
import type { Step } from '@/src/domain/vocabulary/checkout-steps'

import { leadOf, useLead } from '../lead'
import type { CheckoutState } from './checkout-state'

/** What we may say of somebody who wants to form a company. */
function leadReport({ answers, quote }: CheckoutState, step: Step) {
  const lead = leadOf(answers)
  return (
    lead && {
      ...lead,
      company_name: answers.companyName?.trim() ?? '',
      selected_package_id: answers.packageId ?? null,
      selected_state_id: answers.stateId ?? null,
      checkout_step: step,
      total_amount: quote.totalMinor,
    }
  )
}

/** Reports a lead as the personal details are typed, and when they are complete. */
export function useLeadCapture(state: CheckoutState) {
  const { tell, leftField } = useLead({
    report: () => leadReport(state, 'personal'),
    isAsking: state.step === 'personal',
    revision: state.revision,
  })
  return {
    leftField,
    movedOn: (answers: DraftAnswers) =>
      tell(leadReport({ ...state, answers: { ...state.answers, ...answers } }, 'payment')),
  }
}

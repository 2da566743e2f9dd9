import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'

import { useLead } from '../lead'
import type { CheckoutState } from './checkout-state'

const wants = ({ companyName, packageId, stateId }: DraftAnswers) => ({
  company_name: companyName?.trim() ?? '',
  selected_package_id: packageId ?? null,
  selected_state_id: stateId ?? null,
})

/** Reports someone who wants to form a company, as they say who they are. */
export const useLeadCapture = ({ answers, quote, step, revision }: CheckoutState) =>
  useLead({
    answers,
    wants,
    totalMinor: quote.totalMinor,
    isAsking: step === 'personal',
    revision,
  })

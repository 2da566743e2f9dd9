import { useEffect, useRef } from 'react'

import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'
import type { Step } from '@/src/domain/vocabulary/checkout-steps'

import { captureLead, type LeadReport } from '../checkout-api'
import type { CheckoutState } from './checkout-state'
import { looksLikeEmail } from './step-ready'

const PAUSE_MS = 1_000

/** What we may say of somebody who left a name and an address; null as long as they have not. */
function leadReport(state: CheckoutState, step: Step): LeadReport | null {
  const { email, firstName, lastName, phone, companyName, packageId, stateId } = state.answers
  if (!email || !looksLikeEmail(email) || !firstName?.trim()) return null
  return {
    email: email.trim(),
    first_name: firstName.trim(),
    last_name: lastName?.trim() ?? '',
    phone: phone?.trim() ?? '',
    company_name: companyName?.trim() ?? '',
    selected_package_id: packageId ?? null,
    selected_state_id: stateId ?? null,
    checkout_step: step,
    total_amount: state.quote.totalMinor,
    source: 'website',
  }
}

/** Reports a lead as the personal details are typed, once per change, and when they are complete. */
export function useLeadCapture(state: CheckoutState) {
  const latest = useRef(state)
  const told = useRef('')

  useEffect(() => {
    latest.current = state
  })

  const tell = (report: LeadReport | null) => {
    const said = JSON.stringify(report)
    if (!report || said === told.current) return
    told.current = said
    void captureLead(report)
  }

  const { step, revision } = state
  const tellLatest = useRef(() => tell(leadReport(latest.current, 'personal')))
  useEffect(() => {
    if (step !== 'personal' || revision === 0) return
    const timer = setTimeout(tellLatest.current, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [step, revision])

  return {
    leftField: () => tellLatest.current(),
    movedOn: (answers: DraftAnswers) =>
      tell(leadReport({ ...state, answers: { ...state.answers, ...answers } }, 'payment')),
  }
}

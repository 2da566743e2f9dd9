import { useEffect, useRef } from 'react'

import { looksLikeEmail } from '../formation/step-ready'
import { nameToForm } from './offer'
import { captureServiceLead, type ServiceLead } from './service-api'
import type { ServiceState } from './service-state'

const PAUSE_MS = 1_000

/** What we may say of somebody who left a name and an address; null as long as they have not. */
function leadOf(state: ServiceState, step: ServiceLead['checkout_step']): ServiceLead | null {
  const { answers, catalogue, quote } = state
  const { email, firstName, lastName, phone, packageType, addLlc, stateId } = answers
  if (!email || !looksLikeEmail(email) || !firstName?.trim()) return null
  return {
    email: email.trim(),
    first_name: firstName.trim(),
    last_name: lastName?.trim() ?? '',
    phone: phone?.trim() ?? '',
    company_name: nameToForm(answers, catalogue),
    selected_service: catalogue.service,
    service_package: packageType ?? '',
    selected_state_id: (addLlc && stateId) || null,
    checkout_step: step,
    total_amount: quote.totalMinor,
    source: 'website',
  }
}

/** Reports a lead as the details are typed, once per change, and when they are complete. */
export function useServiceLead(state: ServiceState) {
  const latest = useRef(state)
  const told = useRef('')

  useEffect(() => {
    latest.current = state
  })

  const tell = (step: ServiceLead['checkout_step']) => {
    const lead = leadOf(latest.current, step)
    const said = JSON.stringify(lead)
    if (!lead || said === told.current) return
    told.current = said
    void captureServiceLead(lead)
  }
  const tellTyped = useRef(() => tell('personal'))

  const { step, revision } = state
  useEffect(() => {
    if (step !== 'details' || revision === 0) return
    const timer = setTimeout(tellTyped.current, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [step, revision])

  return { leftField: () => tellTyped.current(), movedOn: () => tell('payment') }
}

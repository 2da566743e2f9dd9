import { leadOf, useLead } from '../lead'
import { nameToForm } from './offer'
import type { ServiceState } from './service-state'

/** What we may say of somebody who wants a service. */
function leadReport({ answers, catalogue, quote }: ServiceState, step: 'personal' | 'payment') {
  const { packageType, addLlc, stateId } = answers
  const lead = leadOf(answers)
  return (
    lead && {
      ...lead,
      company_name: nameToForm(answers, catalogue),
      selected_service: catalogue.service,
      service_package: packageType ?? '',
      selected_state_id: (addLlc && stateId) || null,
      checkout_step: step,
      total_amount: quote.totalMinor,
    }
  )
}

/** Reports a lead as the details are typed, and when they are complete. */
export function useServiceLead(state: ServiceState) {
  const { tell, leftField } = useLead({
    report: () => leadReport(state, 'personal'),
    isAsking: state.step === 'details',
    revision: state.revision,
  })
  return { leftField, movedOn: () => tell(leadReport(state, 'payment')) }
}

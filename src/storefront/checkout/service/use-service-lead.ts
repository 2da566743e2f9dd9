import type { ServiceDraftAnswers } from '@/src/domain/checkout/service-answers'

import { useLead } from '../lead'
import { nameToForm } from './offer'
import type { ServiceState } from './service-state'

/** Reports someone who wants a service, as they say who they are. */
export function useServiceLead({ answers, catalogue, quote, step, revision }: ServiceState) {
  const wants = (said: ServiceDraftAnswers) => ({
    company_name: nameToForm(said, catalogue),
    selected_service: catalogue.service,
    service_package: said.packageType ?? '',
    selected_state_id: (said.addLlc && said.stateId) || null,
  })
  const { totalMinor } = quote
  return useLead({ answers, wants, totalMinor, isAsking: step === 'details', revision })
}

import { z } from 'zod'

import { STEP_NAMES } from '@/src/domain/vocabulary/checkout-steps'
import { STANDALONE_SERVICES } from '@/src/domain/vocabulary/service-types'
import { typedEmail, typedLine } from '@/src/domain/vocabulary/text/typed-text'

const text = (max: number) => typedLine(max).default('')

/** What the checkout tells us of someone on the way, in the words of the specification. */
export const leadInput = z.object({
  email: typedEmail('Enter a valid email'),
  first_name: text(100),
  last_name: text(100),
  phone: text(40),
  company_name: text(200),
  selected_package_id: z.guid().nullish(),
  selected_state_id: z.guid().nullish(),
  /** Someone in the checkout of a service rather than a formation, and the package type there. */
  selected_service: z.enum(STANDALONE_SERVICES).nullish(),
  service_package: text(40),
  checkout_step: z.enum(STEP_NAMES),
  /** Whether they ticked the box for marketing mail; left out where it was not shown. */
  mail_consent: z.boolean().optional(),
  source: typedLine(100).default('website'),
})
export type LeadInput = z.output<typeof leadInput>

import { isStep, laterStep, type Step } from '@/src/domain/vocabulary/checkout-steps'

/** What is known of a lead, in the field names of the collection. */
export type LeadFacts = {
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly phone?: string | null
  readonly companyName?: string | null
  readonly selectedPackage?: string | null
  readonly selectedState?: string | null
  readonly totalAmount?: number
  readonly checkoutStep: Step | 'completed'
}

const KEPT = ['firstName', 'lastName', 'phone'] as const
const FOLLOWED = ['companyName', 'selectedPackage', 'selectedState', 'totalAmount'] as const

/**
 * What a public report may change about a known lead: blanks of the person are filled but never
 * overwritten, the choice follows what was chosen last, and the step only moves forward.
 */
export function mergeLead(
  known: LeadFacts,
  told: LeadFacts & { checkoutStep: Step },
): Partial<LeadFacts> {
  const filled = KEPT.filter((name) => !known[name] && told[name]).map((name) => [name, told[name]])
  const followed = FOLLOWED.filter((name) => told[name]).map((name) => [name, told[name]])
  const step = isStep(known.checkoutStep)
    ? laterStep(known.checkoutStep, told.checkoutStep)
    : known.checkoutStep
  return { ...Object.fromEntries([...filled, ...followed]), checkoutStep: step }
}

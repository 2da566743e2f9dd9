import type { Step } from '@/src/domain/vocabulary/checkout-steps'

/** Ties the Next button, which stands outside, to the form of its step. */
export const formId = (step: Step) => `checkout-${step}`

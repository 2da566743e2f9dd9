import { isKeyOf } from '@/src/domain/vocabulary/keys'

/** The steps of the formation checkout, in their fixed order. */
export const STEPS = {
  package: 'Choose Package',
  state: 'Select State',
  addons: 'Add Services',
  company: 'Company Information',
  personal: 'Personal Information',
  payment: 'Payment',
  confirm: 'Review & Confirm',
} as const

export type Step = keyof typeof STEPS

export const STEP_NAMES = [
  'package',
  'state',
  'addons',
  'company',
  'personal',
  'payment',
  'confirm',
] as const satisfies readonly Step[]

export const isStep = isKeyOf(STEPS)

export function stepIndex(step: Step): number {
  return STEP_NAMES.indexOf(step)
}

/** The later of two steps: what a lead or draft has reached never moves back. */
export function laterStep(a: Step, b: Step): Step {
  return stepIndex(a) >= stepIndex(b) ? a : b
}

import type { Step } from '@/src/domain/vocabulary/checkout-steps'

/** The steps that come when they are needed: most visitors begin with the first two. */
export const LATE_STEPS = {
  addons: () => import('./AddonsStep').then((module) => module.AddonsStep),
  company: () => import('./name/CompanyStep').then((module) => module.CompanyStep),
  personal: () => import('./PersonalStep').then((module) => module.PersonalStep),
  payment: () => import('./PaymentStep').then((module) => module.PaymentStep),
  confirm: () => import('./ConfirmStep').then((module) => module.ConfirmStep),
  /** With what is shown once it is sent: that must not fail to load then. */
  request: async () => {
    const [{ RequestStep }] = await Promise.all([
      import('../request/RequestStep'),
      import('../request/RequestSent'),
    ])
    return RequestStep
  },
} as const

/** Has what a step needs at hand. What fails to load now is asked for again when it is shown. */
export async function loadStep(step: Step): Promise<void> {
  if (step === 'package' || step === 'state') return
  await LATE_STEPS[step]().catch(() => {})
}

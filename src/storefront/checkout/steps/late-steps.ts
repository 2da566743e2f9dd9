import type { Step } from '@/src/domain/vocabulary/checkout-steps'

import { fetched } from '../../ui/fetched'

/** The steps that come when they are needed: a visit begins with the first. */
export const LATE_STEPS = {
  state: fetched(() => import('./state/StateStep').then((module) => module.StateStep)),
  addons: fetched(() => import('./AddonsStep').then((module) => module.AddonsStep)),
  company: fetched(() => import('./name/CompanyStep').then((module) => module.CompanyStep)),
  personal: fetched(() => import('./PersonalStep').then((module) => module.PersonalStep)),
  payment: fetched(() => import('./PaymentStep').then((module) => module.PaymentStep)),
  confirm: fetched(() => import('./ConfirmStep').then((module) => module.ConfirmStep)),
  /** With what is shown once it is sent: that must not fail to load then. */
  request: fetched(async () => {
    const [{ RequestStep }] = await Promise.all([
      import('../request/RequestStep'),
      import('../request/RequestSent'),
    ])
    return RequestStep
  }),
} as const

/** What is bought: beside every step but the first, and behind the total in the bar of a phone. */
export const OrderSummary = fetched(() =>
  import('../summary/OrderSummary').then((module) => module.OrderSummary),
)

/** Has what a step needs at hand. What fails to load now is asked for again when it is shown. */
export async function loadStep(step: Step): Promise<void> {
  if (step === 'package') return
  await Promise.all([LATE_STEPS[step].load(), OrderSummary.load()]).catch(() => {})
}

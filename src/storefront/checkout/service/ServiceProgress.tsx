import {
  SERVICE_STEP_NAMES,
  SERVICE_STEPS,
  type ServiceStep,
} from '@/src/domain/checkout/service-steps'

import { CheckoutHead } from '../CheckoutHead'

const TITLES = SERVICE_STEP_NAMES.map((key) => ({ key, title: SERVICE_STEPS[key] }))

type ServiceProgressProps = { title: string; intro: string; step: ServiceStep }

/** The two steps, and what is being ordered. */
export function ServiceProgress({ title, intro, step }: ServiceProgressProps) {
  return (
    <>
      <CheckoutHead steps={TITLES} step={step} title={title} describedBy="service-step" />
      <span id="service-step" hidden>
        {SERVICE_STEPS[step]}
      </span>
      {step === 'details' && intro && <p className="mt-3 max-w-[60ch] text-muted">{intro}</p>}
    </>
  )
}

import { useEffect, useRef } from 'react'

import {
  SERVICE_STEP_NAMES,
  SERVICE_STEPS,
  type ServiceStep,
} from '@/src/domain/checkout/service-steps'
import { Steps } from '@/src/storefront/ui/steps'

const TITLES = SERVICE_STEP_NAMES.map((key) => ({ key, title: SERVICE_STEPS[key] }))

type ServiceProgressProps = { title: string; intro: string; step: ServiceStep }

/** The two steps, and what is being ordered: reading begins there after each step. */
export function ServiceProgress({ title, intro, step }: ServiceProgressProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [step])

  return (
    <>
      <Steps steps={TITLES} current={SERVICE_STEP_NAMES.indexOf(step)} label="Checkout progress" />
      <h1
        ref={heading}
        tabIndex={-1}
        aria-describedby="service-step"
        className="heading mt-8 text-2xl focus-visible:outline-none lg:mt-12"
      >
        {title}
      </h1>
      <span id="service-step" hidden>
        {SERVICE_STEPS[step]}
      </span>
      {step === 'details' && intro && <p className="mt-3 max-w-[60ch] text-muted">{intro}</p>}
    </>
  )
}

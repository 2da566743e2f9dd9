import { useEffect, useRef } from 'react'

import { STEP_NAMES, STEPS, type Step, stepIndex } from '@/src/domain/vocabulary/checkout-steps'
import { Steps } from '@/src/storefront/ui/steps'

const TITLES = STEP_NAMES.map((key) => ({ key, title: STEPS[key] }))

/** The seven steps, and the title of the present one: reading begins there after each step. */
export function CheckoutProgress({ step }: { step: Step }) {
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
      <Steps steps={TITLES} current={stepIndex(step)} label="Checkout progress" />
      <h1
        ref={heading}
        tabIndex={-1}
        className="heading mt-8 text-2xl focus-visible:outline-none lg:mt-12"
      >
        {STEPS[step]}
      </h1>
    </>
  )
}

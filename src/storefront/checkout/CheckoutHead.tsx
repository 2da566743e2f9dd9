import { type ReactNode, useEffect, useRef } from 'react'

import { Steps } from '@/src/storefront/ui/steps'

import { isHidden } from './arrival/use-arrival'

type CheckoutHeadProps = {
  /** Every step in its order. */
  steps: readonly { readonly key: string; readonly title: string }[]
  step: string
  title: ReactNode
  /** The id of what says more than the title. */
  describedBy?: string
}

/** The steps, and a title: reading begins there after each step. */
export function CheckoutHead({ steps, step, title, describedBy }: CheckoutHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (isHidden()) return // where the visit begins is no step that was taken
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [step])

  return (
    <>
      <Steps
        steps={steps}
        current={steps.findIndex(({ key }) => key === step)}
        label="Checkout progress"
      />
      <h1
        ref={heading}
        tabIndex={-1}
        aria-describedby={describedBy}
        className="heading mt-8 text-2xl focus-visible:outline-none lg:mt-12"
      >
        {title}
      </h1>
    </>
  )
}

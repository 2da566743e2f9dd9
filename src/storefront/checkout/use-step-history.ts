import { useEffect, useRef } from 'react'

import { isStep, type Step } from '@/src/domain/checkout/steps'

const addressOf = (step: Step) => `${window.location.pathname}?step=${step}`

function stepInAddress(): Step | null {
  const step = new URLSearchParams(window.location.search).get('step')
  return isStep(step) ? step : null
}

/** Each step has its address, so that the browser's Back goes one step back and a reload stays. */
export function useStepHistory(step: Step, goTo: (step: Step) => void) {
  const hasAddress = useRef(false)
  const current = useRef(step)

  useEffect(() => {
    current.current = step
    if (stepInAddress() === step) {
      hasAddress.current = true
      return
    }
    if (hasAddress.current) window.history.pushState(null, '', addressOf(step))
    else window.history.replaceState(window.history.state, '', addressOf(step))
    hasAddress.current = true
  }, [step])

  useEffect(() => {
    const onBack = () => {
      const wanted = stepInAddress()
      if (wanted && wanted !== current.current) goTo(wanted)
    }
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [goTo])
}

import { useEffect, useRef } from 'react'

import { isHidden } from '../arrival/use-arrival'

const addressOf = (step: string) => `${window.location.pathname}?step=${step}`

const stepInAddress = () => new URLSearchParams(window.location.search).get('step')

/** Each step has its address, so that the browser's Back goes one step back and a reload stays. */
export function useStepHistory<Step extends string>(
  step: Step,
  isStep: (value: unknown) => value is Step,
  goTo: (step: Step) => void,
  hasArrived: boolean,
) {
  const hasAddress = useRef(false)
  const current = useRef(step)

  useEffect(() => {
    current.current = step
    if (!hasArrived && isHidden()) return // this may not be the step that one comes to
    const isClean = window.location.search === `?step=${step}`
    if (isClean) {
      hasAddress.current = true
      return
    }
    if (hasAddress.current) window.history.pushState(null, '', addressOf(step))
    else window.history.replaceState(window.history.state, '', addressOf(step))
    hasAddress.current = true
  }, [step, hasArrived])

  useEffect(() => {
    const onBack = () => {
      const wanted = stepInAddress()
      if (isStep(wanted) && wanted !== current.current) goTo(wanted)
    }
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [isStep, goTo])
}

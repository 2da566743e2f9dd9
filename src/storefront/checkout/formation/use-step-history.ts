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
  /** The step that one came to; null until the address names it. */
  const first = useRef<Step>(null)
  const current = useRef(step)

  useEffect(() => {
    current.current = step
    if (!hasArrived && isHidden()) return // this may not be the step that one comes to
    const isNew = first.current === null
    first.current ??= step
    const isClean = window.location.search === `?step=${step}`
    if (isClean) return
    const isBackAtFirst = step === first.current && stepInAddress() === null
    if (isNew || isBackAtFirst)
      window.history.replaceState(window.history.state, '', addressOf(step))
    else window.history.pushState(null, '', addressOf(step))
  }, [step, hasArrived])

  useEffect(() => {
    const onBack = () => {
      // Next writes the first address as it was before the step stood in it, if it notes something there.
      const wanted = stepInAddress() ?? first.current
      if (isStep(wanted) && wanted !== current.current) goTo(wanted)
    }
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [isStep, goTo])
}

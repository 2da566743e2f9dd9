import { type MouseEvent, useEffect, useRef } from 'react'

/**
 * A step's form may still be on its way when its button is pressed. The press is kept, and sends
 * the form once it is there; it is forgotten when the step changes first.
 *
 * @param form the id of the form that the button submits
 */
export function useEarlyPress(form: string) {
  const waiting = useRef<MutationObserver>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press counts for its own step alone
  useEffect(() => () => waiting.current?.disconnect(), [form])

  return (event: MouseEvent<HTMLButtonElement>) => {
    if (event.currentTarget.form) return
    waiting.current?.disconnect()
    waiting.current = new MutationObserver((_, observer) => {
      const found = document.getElementById(form)
      if (!(found instanceof HTMLFormElement)) return
      observer.disconnect()
      found.requestSubmit()
    })
    waiting.current.observe(document.body, { childList: true, subtree: true })
  }
}

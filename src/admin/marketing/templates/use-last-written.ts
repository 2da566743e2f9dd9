import { type FormEvent, useRef } from 'react'

/** Sends a form once what is written visually has become HTML, which takes it a moment. */
export function useLastWritten(submit: (event?: FormEvent) => unknown) {
  const told = useRef(Promise.resolve())
  return {
    submit: async (event?: FormEvent) => {
      event?.preventDefault()
      await told.current
      submit(event)
    },
    telling: (over: Promise<void>) => {
      told.current = over
    },
  }
}

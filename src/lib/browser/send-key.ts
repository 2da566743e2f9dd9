import { useRef } from 'react'

/** What a form is sent under: what arrives twice under one key is taken once. */
export const newSendKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/** One key for each thing that is sent, however often it is tried. `renew` once it has arrived. */
export function useSendKey() {
  const key = useRef('')
  return {
    get: () => {
      key.current ||= newSendKey()
      return key.current
    },
    renew: () => {
      key.current = ''
    },
  }
}

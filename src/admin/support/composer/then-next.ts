'use client'

import { useEffect, useState } from 'react'

const KEY = 'charterdesk-then-next'

/** Whether sending leads on to the next ticket: on, until someone switches it off in this browser. */
export function useThenNext() {
  const [isOn, set] = useState(true)
  useEffect(() => {
    try {
      set(localStorage.getItem(KEY) !== 'off')
    } catch {
      // a browser that keeps nothing: it stays on
    }
  }, [])
  const change = (on: boolean) => {
    set(on)
    try {
      if (on) localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, 'off')
    } catch {
      // it holds for this page
    }
  }
  return [isOn, change] as const
}

import { useEffect, useState } from 'react'

/** Asks the person for their second factor; false when they would rather not. */
type Ask = () => Promise<boolean>

let ask: Ask | null = null
let asking: Promise<boolean> | null = null

/** Says who asks on this page. @returns how to take that back */
export function onFactorNeeded(handler: Ask): () => void {
  ask = handler
  return () => {
    if (ask === handler) ask = null
  }
}

/** Asks once, however many requests wait for it. */
export function confirmFactor(): Promise<boolean> {
  if (!ask) return Promise.resolve(false)
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}

type Settle = (isConfirmed: boolean) => void

/** Whether something on this page waits for the second factor, and how the person answers. */
export function useFactorGate() {
  const [settle, setSettle] = useState<Settle | null>(null)
  useEffect(
    () => onFactorNeeded(() => new Promise<boolean>((resolve) => setSettle(() => resolve))),
    [],
  )
  const close: Settle = (isConfirmed) => {
    settle?.(isConfirmed)
    setSettle(null)
  }
  return { isAsking: settle !== null, close }
}

import { useEffect, useState } from 'react'

import { onFactorNeeded } from './factor-gate'

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

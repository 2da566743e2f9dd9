import { useState } from 'react'

import type { Period } from '@/src/domain/vocabulary/order-line'
import { readParts, request } from '@/src/lib/browser/request'

const LEADS_ON = readParts<{ redirect: string }>('redirect')

/** Adds something to an order and leads to its payment; `busy` is the add-on that is on its way. */
export function useAddExtra(orderId: string) {
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const add = async (addonId: string, billing: Period) => {
    if (busy) return
    setBusy(addonId)
    setProblem(null)
    const answer = await request('POST', `/api/orders/${orderId}/extras`, {
      body: { addonId, billing },
      answer: LEADS_ON,
    })
    if (answer.ok) return window.location.assign(answer.value.redirect)
    setBusy(null)
    setProblem(answer.message)
  }

  return { add, busy, problem }
}

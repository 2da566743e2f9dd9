import { useState } from 'react'

import { readParts, request } from '@/src/lib/browser/request'
import type { ApiFailure } from '@/src/lib/browser/result'

import type { Checkout } from '../formation/use-checkout'
import { forgetBackup } from '../saving/draft-backup'

/** What people quote of a request, and where they follow it if they are signed in. */
export type SentRequest = { readonly reference: string; readonly conversation: string | null }

const SENT = readParts<SentRequest>('reference', 'conversation')

export type OfferRequest = ReturnType<typeof useRequest>

/** Asks for an offer where a company of this type is not sold online. */
export function useRequest({ saving }: Checkout) {
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<ApiFailure | null>(null)
  const [sent, setSent] = useState<SentRequest | null>(null)

  async function send() {
    setBusy(true)
    setTrouble(null)
    const result =
      (await saving.flush()) ??
      (await request('POST', '/api/checkout/request', { body: {}, answer: SENT }))
    setBusy(false)
    if (!result.ok) return setTrouble(result)
    forgetBackup('formation')
    setSent(result.value)
  }

  return { isBusy, trouble, sent, send: () => void send() }
}

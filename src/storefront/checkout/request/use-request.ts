import { useState } from 'react'

import { UNREACHABLE } from '@/src/lib/browser/result'

import type { Checkout } from '../formation/use-checkout'
import { forgetBackup } from '../saving/draft-backup'
import { type SentRequest, sendRequest } from './request-api'

export type OfferRequest = ReturnType<typeof useRequest>

/** Asks for an offer where a company of this type is not sold online. */
export function useRequest({ saving }: Checkout) {
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [sent, setSent] = useState<SentRequest | null>(null)

  async function send() {
    setBusy(true)
    setTrouble(null)
    const result = (await saving.flush()) ? await sendRequest() : UNREACHABLE
    setBusy(false)
    if (!result.ok) return setTrouble(result.message)
    forgetBackup('formation')
    setSent(result.value)
  }

  return { isBusy, trouble, sent, send: () => void send() }
}

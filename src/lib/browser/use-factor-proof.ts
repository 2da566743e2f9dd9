import { useState } from 'react'

import { signWithPasskey } from './passkey'
import { request } from './request'
import type { ApiFailure, ApiResult } from './result'

/** Confirms on this page that the person has their second factor at hand. */
export function useFactorProof(onDone: () => void) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)

  const show = async (proof: () => Promise<ApiResult<object>>) => {
    setBusy(true)
    setFailure(null)
    const shown = await proof()
    const body = shown.ok ? shown.value : {}
    const answer = shown.ok ? await request('POST', '/api/account/factor/confirm', { body }) : shown
    setBusy(false)
    if (answer.ok) return onDone()
    const [words] = Object.values(answer.fields)
    setFailure(words ? { ...answer, message: words } : answer)
  }

  return {
    busy,
    failure,
    /** Six digits are a code of the app; anything else is a recovery code. */
    byCode: (typed: string) => {
      const isApp = /^[\d\s]*$/.test(typed)
      const value = isApp ? { code: typed } : { recoveryCode: typed }
      return show(async () => ({ ok: true, value }))
    },
    byPasskey: () =>
      show(async () => {
        const signed = await signWithPasskey()
        return signed.ok ? { ok: true, value: { passkey: signed.value } } : signed
      }),
  }
}

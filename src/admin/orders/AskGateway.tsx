'use client'

import { ActionButton, sendJson, useAction } from '@/src/admin/kit/ui/actions'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = { readonly paymentId: string; readonly grant: Grant<'askGateway'> }

/** Has the gateway asked at once what became of a payment. */
export function AskGateway({ paymentId }: Props) {
  const { isBusy, run } = useAction()
  async function ask() {
    const answer = await sendJson('POST', `/api/payments/${paymentId}/look`)
    return answer.ok ? { ...answer, message: answer.message || 'Payment status checked.' } : answer
  }
  return (
    <ActionButton
      busyLabel="Checking…"
      isBusy={isBusy}
      onAct={() =>
        run({ send: ask, failure: (message) => `We could not check the payment. ${message}` })
      }
    >
      Check payment now
    </ActionButton>
  )
}

'use client'

import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { sendJson } from '@/src/admin/kit/ui/send-json'
import { useAction } from '@/src/admin/kit/ui/use-action'

/** Has the gateway asked at once what became of a payment. */
export function AskGateway({ paymentId }: { paymentId: string }) {
  const { isBusy, run } = useAction()
  async function ask() {
    const answer = await sendJson('POST', `/api/payments/${paymentId}/look`)
    return answer.ok ? { ...answer, message: answer.message || 'The gateway was asked.' } : answer
  }
  return (
    <ActionButton
      busyLabel="Asking…"
      isBusy={isBusy}
      onAct={() =>
        run({ send: ask, failure: (message) => `The gateway could not be asked: ${message}` })
      }
    >
      Ask the gateway now
    </ActionButton>
  )
}

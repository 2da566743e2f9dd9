'use client'

import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { sendJson } from '@/src/admin/kit/ui/send-json'
import { useAction } from '@/src/admin/kit/ui/use-action'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = {
  readonly orderId: string
  readonly email: string
  readonly grant: Grant<'resendReceipt'>
}

/** Mails the customer the receipt once more. */
export function ResendReceipt({ orderId, email }: Props) {
  const { isBusy, run } = useAction()
  async function send() {
    const answer = await sendJson('POST', `/api/orders/${orderId}/resend-receipt`)
    const words = `We are emailing the receipt to ${email}.`
    return answer.ok ? { ...answer, message: answer.message || words } : answer
  }
  return (
    <ActionButton
      busyLabel="Sending…"
      isBusy={isBusy}
      onAct={() => run({ send, failure: (message) => `We could not send the receipt. ${message}` })}
    >
      Resend receipt
    </ActionButton>
  )
}

'use client'

import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { ActionButton, sendJson, useAction } from '@/src/admin/kit/ui/actions'
import { LinkButton, Notice } from '@/src/admin/kit/ui/parts'
import { WINDOW_CLOSED } from '@/src/domain/content/whatsapp/message-status'
import { templateText } from '@/src/domain/content/whatsapp/message-text'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { useSendKey } from '@/src/lib/browser/send-key'
import type { AnswerWay } from '@/src/services/support/whatsapp/answer-way'

/** Whether free text reaches the customer now. */
export const mayAnswerNow = (way: AnswerWay): boolean =>
  way.by === 'mail' || (way.by === 'whatsapp' && way.isOpen)

type Props = {
  readonly grant: Grant<'answerTicket'>
  readonly ticketId: string
  readonly way: AnswerWay
}

/** Why no answer can be written now, and what can be sent instead. */
export function WhatsAppClosed({ grant: _, ticketId, way }: Props) {
  const { isBusy, run } = useAction()
  const key = useSendKey()
  if (way.by !== 'whatsapp') {
    return (
      <Notice tone="warning">
        WhatsApp is switched off, and this person left no other way to reach them.
      </Notice>
    )
  }
  if (!way.template) {
    return (
      <Notice
        action={<LinkButton href={adminHref('whatsApp')}>Choose a template</LinkButton>}
        tone="warning"
      >
        {`${WINDOW_CLOSED} None is set for “Continue the conversation”.`}
      </Notice>
    )
  }
  const send = async () => {
    const answer = await sendJson(
      'POST',
      `/api/tickets/${ticketId}/whatsapp-template`,
      {},
      key.get(),
    )
    if (answer.ok) key.renew()
    return answer
  }
  return (
    <Notice
      action={
        <ActionButton busyLabel="Sending…" isBusy={isBusy} onAct={() => void run({ send })}>
          Send template
        </ActionButton>
      }
      tone="warning"
    >
      {`${WINDOW_CLOSED} ${templateText(way.template)}.`}
    </Notice>
  )
}

import { createHmac } from 'node:crypto'

import type { WhatsAppSandboxKeys } from '@/src/payments/sandbox-contract'

/** A message that the sandbox took. */
export type SandboxMessage = {
  readonly id: string
  /** Without its plus, as WhatsApp writes it. */
  readonly to: string
  readonly words: string
  /** What the shop called it. */
  readonly reference: string
}

const seconds = (at: number) => String(Math.floor(at / 1000))

/** What WhatsApp posts, with one change in it. */
const deliveryOf = (
  { phoneNumberId, businessAccountId, number }: WhatsAppSandboxKeys,
  value: object,
) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: businessAccountId,
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: number, phone_number_id: phoneNumberId },
            ...value,
          },
        },
      ],
    },
  ],
})

const FAILURE = {
  code: 131026,
  title: 'Message undeliverable',
  error_data: { details: 'The recipient is not on WhatsApp.' },
}

/** That a message of the shop’s got somewhere. */
export const statusEvent = (
  keys: WhatsAppSandboxKeys,
  { id, to, reference }: SandboxMessage,
  status: 'sent' | 'delivered' | 'read' | 'failed',
) =>
  deliveryOf(keys, {
    statuses: [
      {
        id,
        status,
        timestamp: seconds(Date.now()),
        recipient_id: to,
        biz_opaque_callback_data: reference,
        ...(status === 'failed' && { errors: [FAILURE] }),
      },
    ],
  })

export type Written = {
  readonly id: string
  readonly from: string
  readonly name: string
  readonly text: string
  /** In place of words: a picture, a voice message. */
  readonly kind: 'text' | 'image' | 'audio'
  /** Milliseconds. */
  readonly at: number
}

/** That someone wrote to the shop. */
export const messageEvent = (keys: WhatsAppSandboxKeys, written: Written) => {
  const { id, from, name, text, kind, at } = written
  const content = {
    text: { text: { body: text } },
    image: { image: { id: 'media-1', mime_type: 'image/jpeg', caption: text } },
    audio: { audio: { id: 'media-2', mime_type: 'audio/ogg', voice: true } },
  }[kind]
  return deliveryOf(keys, {
    contacts: [{ wa_id: from, profile: { name } }],
    messages: [{ id, from, timestamp: seconds(at), type: kind, ...content }],
  })
}

const PATIENCE_MS = 5000

/** Posts an event as WhatsApp does, signed. @returns the shop’s answer */
export async function postEvent(
  { appSecret }: WhatsAppSandboxKeys,
  address: string,
  event: object,
): Promise<number> {
  const body = JSON.stringify(event)
  const signature = createHmac('sha256', appSecret).update(body).digest('hex')
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
    body,
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  await answer.body?.cancel()
  return answer.status
}

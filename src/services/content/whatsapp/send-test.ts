import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'

import { AppError } from '@/src/lib/errors'
import { sendToWhatsApp } from '@/src/lib/whatsapp/send-message'
import { readConnection } from '@/src/services/content/whatsapp/connection'
import { normalPhone } from '@/src/services/platform/phone-number'

type Test = { readonly to: string; readonly template: string; readonly language: string }

/**
 * Sends a template without variables at once, past the outbox, by the settings as they are saved.
 *
 * @returns whether it went to the sandbox on this machine
 * @throws AppError 409 while WhatsApp is off or lacks a key, 422 with WhatsApp’s own words
 */
export async function sendTestMessage(
  payload: Payload,
  { to, template: name, language }: Test,
): Promise<{ readonly isSandbox: boolean }> {
  const phone = normalPhone(to)
  const connection = await readConnection({ payload })
  if (!connection || !phone) {
    throw new AppError('whatsapp_off', 'Switch WhatsApp on and save every key first.', 409)
  }
  try {
    await sendToWhatsApp(connection.account, {
      to: phone,
      reference: `test:${randomUUID()}`,
      content: { kind: 'template', name, language, variables: [] },
    })
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    throw new AppError('whatsapp_test_failed', words.slice(0, 500), 422)
  }
  return { isSandbox: connection.isSandbox }
}

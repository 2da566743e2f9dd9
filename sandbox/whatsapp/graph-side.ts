import { randomUUID } from 'node:crypto'

import { z } from 'zod'
import { ApiError } from '@/sandbox/payments/http/api-error'
import { readJson } from '@/sandbox/payments/http/read-json'
import { DROPPED, json, NO_ANSWER } from '@/sandbox/payments/http/reply'
import type { Handler, Route } from '@/sandbox/payments/http/router'
import { sameText } from '@/src/lib/secrets'
import { GRAPH_VERSION } from '@/src/lib/whatsapp/send-message'
import type { WhatsAppSandboxKeys } from '@/src/payments/sandbox-contract'
import type { SandboxMessage } from './events'
import type { WhatsAppFault, WhatsAppSwitches } from './switches'

const refusal = (status: number, code: number, message: string) =>
  new ApiError(status, message, {
    error: {
      message: `(#${code}) ${message}`,
      type: 'OAuthException',
      code,
      fbtrace_id: 'sandbox',
    },
  })

const TOKEN = [401, 190, 'Error validating access token: the session has expired'] as const

const REFUSALS: Partial<Record<WhatsAppFault, readonly [number, number, string]>> = {
  refuse: [400, 100, 'Invalid parameter'],
  '500': [500, 131000, 'Something went wrong'],
  busy: [400, 80007, 'Rate limit hit'],
  pair: [400, 131056, 'Business account and customer account pair rate limit hit'],
  token: TOKEN,
  window: [400, 131047, 'Re-engagement message: more than 24 hours have passed'],
  template: [404, 132001, 'Template name does not exist in the translation'],
}

const parameters = z.array(z.object({ type: z.literal('text'), text: z.string().min(1) }))

const sent = z
  .object({
    messaging_product: z.literal('whatsapp'),
    to: z.string().regex(/^\d{6,15}$/),
    biz_opaque_callback_data: z.string().max(512).default(''),
  })
  .and(
    z.discriminatedUnion('type', [
      z.object({
        type: z.literal('text'),
        text: z.object({ body: z.string().min(1).max(4096) }),
      }),
      z.object({
        type: z.literal('template'),
        template: z.object({
          name: z.string().regex(/^[a-z0-9_]{1,512}$/),
          language: z.object({ code: z.string().min(2) }),
          components: z
            .array(z.object({ type: z.literal('body'), parameters }))
            .max(1)
            .default([]),
        }),
      }),
    ]),
  )

function wordsOf(message: z.output<typeof sent>): string {
  if (message.type === 'text') return message.text.body
  const { name, language, components } = message.template
  const values = components.flatMap(({ parameters: all }) => all.map(({ text }) => text))
  return `[${name}, ${language.code}] ${values.join(' | ')}`.trim()
}

type Options = {
  readonly keys: WhatsAppSandboxKeys
  readonly switches: WhatsAppSwitches
  readonly onMessage: (message: SandboxMessage) => void
}

/** The part of Meta’s Graph API that we use. */
export function graphSide({ keys, switches, onMessage }: Options): readonly Route[] {
  const take: Handler = async ({ request, id }) => {
    const fault = switches.takeFault()
    const token = request.header('authorization').replace(/^Bearer /, '')
    if (!sameText(token, keys.accessToken) || id !== keys.phoneNumberId) throw refusal(...TOKEN)
    if (fault === 'hang') return NO_ANSWER
    const refused = fault && REFUSALS[fault]
    if (refused) throw refusal(...refused)
    const message = readJson(sent, request.body)
    const taken = {
      id: `wamid.${randomUUID()}`,
      to: message.to,
      words: wordsOf(message),
      reference: message.biz_opaque_callback_data,
    }
    onMessage(taken)
    if (fault === 'drop') return DROPPED
    return json({
      messaging_product: 'whatsapp',
      contacts: [{ input: message.to, wa_id: message.to }],
      messages: [{ id: taken.id }],
    })
  }
  return [{ method: 'POST', path: `/whatsapp/${GRAPH_VERSION}/:id/messages`, handle: take }]
}

import { z } from 'zod'

import { failureOf, WhatsAppDeferred, WhatsAppUncertain } from './graph-errors'

/** The version of Meta’s Graph API that we speak; each lives for two years or more. */
export const GRAPH_VERSION = 'v24.0'

/** What opens the API, and where that is. */
export type WhatsAppAccount = {
  readonly phoneNumberId: string
  readonly accessToken: string
  readonly baseUrl: string
  /** How long an answer is waited for. */
  readonly patienceMs: number
}

export const GRAPH = { baseUrl: 'https://graph.facebook.com', patienceMs: 20_000 } as const

export type WhatsAppContent =
  | { readonly kind: 'text'; readonly body: string }
  | {
      readonly kind: 'template'
      readonly name: string
      readonly language: string
      readonly variables: readonly string[]
    }

export type OutgoingWhatsApp = {
  /** E.164. */
  readonly to: string
  /** Our own name for it: what WhatsApp tells of the message carries it. */
  readonly reference: string
  readonly content: WhatsAppContent
}

function contentOf(content: WhatsAppContent): object {
  if (content.kind === 'text') {
    return { type: 'text', text: { preview_url: false, body: content.body } }
  }
  const { name, language, variables } = content
  const parameters = variables.map((text) => ({ type: 'text', text }))
  return {
    type: 'template',
    template: {
      name,
      language: { code: language },
      ...(parameters.length > 0 && { components: [{ type: 'body', parameters }] }),
    },
  }
}

const NOT_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** Nothing went out where there was no connection; else no one knows. */
function brokenOff(error: unknown): Error {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const message = cause instanceof Error ? cause.message : String(cause)
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (NOT_CONNECTED.has(code)) {
    return new WhatsAppDeferred(`WhatsApp could not be reached: ${message || code}`)
  }
  return new WhatsAppUncertain(`WhatsApp did not answer: ${message}`)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const taken = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(300) })).min(1) })

/**
 * Hands a message to WhatsApp.
 *
 * @returns its id there
 * @throws WhatsAppRefused, WhatsAppDeferred or WhatsAppUncertain, with Meta’s own words
 */
export async function sendToWhatsApp(
  { phoneNumberId, accessToken, baseUrl, patienceMs }: WhatsAppAccount,
  { to, reference, content }: OutgoingWhatsApp,
): Promise<string> {
  let status: number
  let text: string
  try {
    const answer = await fetch(`${baseUrl}/${GRAPH_VERSION}/${phoneNumberId}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: to.replace(/^\+/, ''),
        biz_opaque_callback_data: reference,
        ...contentOf(content),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    status = answer.status
    text = (await answer.text()).slice(0, 20_000)
  } catch (error) {
    throw brokenOff(error)
  }
  const body = jsonIn(text)
  const [message] = taken.safeParse(body).data?.messages ?? []
  if (status === 200 && message) return message.id
  throw failureOf(status, body, text)
}

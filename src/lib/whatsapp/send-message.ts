import { z } from 'zod'
import { jsonIn } from '@/src/lib/json-in'

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

type OutgoingWhatsApp = {
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

/** WhatsApp will never take this message: another try would be refused as well. */
export class WhatsAppRefused extends Error {}
/** It did not take it now, and may later. */
export class WhatsAppDeferred extends Error {}
/** Our own access does not work: no message goes out until someone mends it. */
export class WhatsAppLockedOut extends WhatsAppDeferred {}
/** No answer came: it is not known whether it took it. */
export class WhatsAppUncertain extends Error {}

const graphError = z.object({
  error: z.object({
    code: z.number(),
    message: z.string().optional(),
    error_data: z.object({ details: z.string().optional() }).optional(),
  }),
})

/** Token, permissions, and accounts that Meta has closed or wants money of. */
const LOCKED_OUT = new Set([0, 3, 10, 102, 190, 368, 131005, 131031, 131042, 131045, 133010])
/** Too much at once, or trouble on their side. */
const PASSING = new Set([
  1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 131057, 133004, 133015,
])

const isPermission = (code: number) => code >= 200 && code <= 299

/** The error that an answer stands for, with Meta’s own words. */
export function failureOf(status: number, body: unknown, text: string): Error {
  const read = graphError.safeParse(body).data?.error
  if (!read) {
    const words = `WhatsApp answered ${status} ${text.slice(0, 200)}`.trim()
    if (status === 429 || status === 503) return new WhatsAppDeferred(words)
    return status >= 400 && status < 500 ? new WhatsAppRefused(words) : new WhatsAppUncertain(words)
  }
  const { code, message = '', error_data: data } = read
  const details = data?.details && data.details !== message ? ` ${data.details}` : ''
  const words = `WhatsApp: ${code} ${message}${details}`.trim().slice(0, 500)
  if (LOCKED_OUT.has(code) || isPermission(code)) return new WhatsAppLockedOut(words)
  return PASSING.has(code) ? new WhatsAppDeferred(words) : new WhatsAppRefused(words)
}

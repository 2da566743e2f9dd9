import type { Endpoint, PayloadRequest } from 'payload'
import { staffPost } from '@/src/access/actions'
import { cloudSettingsInput, cloudTestInput } from '@/src/domain/content/whatsapp/settings-input'
import { readWhatsAppNews } from '@/src/domain/content/whatsapp/webhook-events'
import { AppError, parseInput } from '@/src/lib/errors'
import { bodyOf, get, postFromAnywhere } from '@/src/lib/http/endpoint'
import { jsonIn } from '@/src/lib/json-in'
import { isSigned } from '@/src/lib/secrets'
import { isDerivedToken } from '@/src/lib/tokens'
import { readConnection, saveCloudSettings } from '@/src/services/content/whatsapp/connection'
import { receiveWhatsApp } from '@/src/services/content/whatsapp/follow-statuses'
import { sendTestMessage } from '@/src/services/content/whatsapp/queue-message'
import { limitRate } from '@/src/services/platform/limit-rate'

const WEBHOOK = '/whatsapp/webhook'

/** Meta asks whether the address is ours, before it tells anything there. */
const challenge = get(WEBHOOK, async ({ url = '' }) => {
  const query = new URL(url).searchParams
  const [mode, token, text] = ['hub.mode', 'hub.verify_token', 'hub.challenge'].map(
    (name) => query.get(name) ?? '',
  )
  const isMeta = isDerivedToken('whatsappVerify', 'webhook', token ?? '')
  if (mode !== 'subscribe' || !isMeta || !text || text.length > 200) {
    throw new AppError('bad_token', 'The verify token does not match.', 403)
  }
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
})

const SIGNATURE = /^sha256=([0-9a-f]{64})$/i

/** The body, once it is known that WhatsApp signed it. @throws AppError 401 */
async function signedBody(req: PayloadRequest, secret: string): Promise<string> {
  const raw = (await req.text?.()) ?? ''
  const [, signature = ''] = SIGNATURE.exec(req.headers.get('x-hub-signature-256') ?? '') ?? []
  if (isSigned(raw, signature, secret)) return raw
  throw new AppError('bad_signature', 'The signature does not match.', 401)
}

const SAVED = {
  off: 'Saved. WhatsApp messages are off.',
  missing: 'Saved. Nothing is sent until every key is entered.',
  sandbox: 'Saved. Messages go to the sandbox on this machine.',
  live: 'Saved. WhatsApp messages are on.',
} as const

/** The Cloud API of WhatsApp: its webhook, and how staff set and try it. */
export const whatsappEndpoints: Endpoint[] = [
  challenge,
  /** Stores what WhatsApp reports at once; jobs work on it. */
  postFromAnywhere(WEBHOOK, async (req) => {
    const connection = await readConnection(req)
    const raw = await signedBody(req, connection?.appSecret ?? '')
    if (!connection) throw new AppError('bad_signature', 'The signature does not match.', 401)
    const { businessAccountId, account, isSandbox } = connection
    const { phoneNumberId } = account
    const told = readWhatsAppNews(jsonIn(raw), { phoneNumberId, businessAccountId })
    if (!told) throw new AppError('bad_request', 'This is no event of WhatsApp.', 400)
    await receiveWhatsApp(req.payload, told, isSandbox)
    return Response.json({ received: true })
  }),
  staffPost('configureWhatsApp', '/whatsapp/settings', async (req) => {
    const input = parseInput(cloudSettingsInput, await bodyOf(req))
    return Response.json({ message: SAVED[await saveCloudSettings(req, input)] })
  }),
  staffPost('configureWhatsApp', '/whatsapp/test', async (req) => {
    const input = parseInput(cloudTestInput, await bodyOf(req))
    await limitRate(req, 'whatsapp-test', req.user?.id)
    const { isSandbox } = await sendTestMessage(req.payload, input)
    return Response.json({
      message: isSandbox
        ? 'Test message sent. It went to the sandbox on this machine.'
        : 'Test message sent.',
    })
  }),
]

import type { PayloadRequest } from 'payload'

import { env } from '@/src/lib/env'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { chatAddress, countChatClick } from '@/src/services/content/chat-clicks'
import { mayCount } from '@/src/services/platform/visits/may-count'

/** Sends on to the chat that staff have set, and to nowhere else; to our form while there is none. */
async function sendOn(req: PayloadRequest): Promise<{ response: Response; isChat: boolean }> {
  const address = await chatAddress(req)
  const headers = {
    location: address ?? new URL('/support#message', env.SITE_URL).href,
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  }
  return { response: new Response(null, { status: 302, headers }), isChat: address !== null }
}

/** The chat button of the site leads here: the click is counted, and the visitor sent on. */
export const chatRedirectEndpoint = defineEndpoint({
  path: '/go/whatsapp',
  method: 'get',
  handler: async (req) => {
    const { response, isChat } = await sendOn(req)
    if (isChat && (await mayCount(req, 'chat-click'))) await countChatClick(req.payload)
    return response
  },
})

/** A machine that looks where a link leads; people don't ask so. */
export const chatRedirectHeadEndpoint = defineEndpoint({
  path: '/go/whatsapp',
  method: 'head',
  handler: async (req) => (await sendOn(req)).response,
})

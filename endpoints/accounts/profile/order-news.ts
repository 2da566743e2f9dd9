import { orderNewsInput } from '@/src/domain/accounts/settings-input'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { askForOrderNews, endOrderNews } from '@/src/services/content/whatsapp/order-news-choice'

import { settingsRequest } from './settings-request'

/** Asks for order news by WhatsApp to a number, or ends it. */
export const orderNewsEndpoint = defineEndpoint({
  path: '/account/whatsapp',
  method: 'patch',
  handler: async (req) => {
    const { user, input } = await settingsRequest(req, orderNewsInput)
    if (input.wanted) await askForOrderNews(req, user, input.phone)
    else await endOrderNews(req, user.id)
    return Response.json({ wanted: input.wanted })
  },
})

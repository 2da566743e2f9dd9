import type { Endpoint } from 'payload'

import { brandingEndpoints } from './branding'
import { chatRedirectEndpoint, chatRedirectHeadEndpoint } from './chatRedirect'
import { bulkEndpoints } from './editing/bulk'
import { elementEndpoints } from './editing/elements'
import { historyEndpoints } from './editing/history'
import { publishingEndpoints } from './editing/publishing'
import { editorSessionEndpoints } from './editing/session'
import { restorePage } from './restorePage'
import { seoEndpoints } from './seo'
import { siteSettingsEndpoint } from './siteSettings'
import { whatsappEndpoints } from './whatsapp'

/** What the site says, edited by staff, its branding and its chats. */
export const contentEndpoints: Endpoint[] = [
  chatRedirectEndpoint,
  chatRedirectHeadEndpoint,
  siteSettingsEndpoint,
  ...brandingEndpoints,
  restorePage,
  ...seoEndpoints,
  ...whatsappEndpoints,
  ...elementEndpoints,
  ...publishingEndpoints,
  ...historyEndpoints,
  ...editorSessionEndpoints,
  ...bulkEndpoints,
]

import type { Endpoint } from 'payload'

import { campaignEndpoints } from './campaigns'
import { followUpEndpoints } from './followUps'
import { templateEndpoints } from './templates'
import { trackingEndpoints } from './tracking'

/** Templates, campaigns, follow-ups, and what their mails link to. */
export const marketingEndpoints: Endpoint[] = [
  ...templateEndpoints,
  ...campaignEndpoints,
  ...followUpEndpoints,
  ...trackingEndpoints,
]

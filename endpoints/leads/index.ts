import type { Endpoint } from 'payload'

import { captureLeadEndpoint } from './capture'
import { leadDeskEndpoints } from './desk'
import { leadImportEndpoints } from './imports'
import { leadScoringEndpoints } from './scoring'

/** The leads: captured by the checkout, worked on by staff. */
export const leadEndpoints: Endpoint[] = [
  captureLeadEndpoint,
  ...leadImportEndpoints,
  ...leadScoringEndpoints,
  ...leadDeskEndpoints,
]

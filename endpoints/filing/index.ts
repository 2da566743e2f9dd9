import type { Endpoint } from 'payload'

import { readFilingEndpoint, saveFilingEndpoint } from './filing'
import { revealFilingEndpoint } from './revealFiling'

/** The formation details, for the customer and for staff. */
export const filingEndpoints: Endpoint[] = [
  readFilingEndpoint,
  saveFilingEndpoint,
  revealFilingEndpoint,
]

import type { Endpoint } from 'payload'

import { readDetailsEndpoint, revealDetailEndpoint, saveDetailsEndpoint } from './details'
import { readFilingEndpoint, saveFilingEndpoint } from './filing'
import { revealFilingEndpoint } from './revealFiling'

/** The details that filings need, for the customer and for staff. */
export const filingEndpoints: Endpoint[] = [
  readFilingEndpoint,
  saveFilingEndpoint,
  revealFilingEndpoint,
  readDetailsEndpoint,
  saveDetailsEndpoint,
  revealDetailEndpoint,
]

import type { Endpoint } from 'payload'

import { confirmFactEndpoint, correctFactEndpoint } from './correctFact'
import { exportFactsEndpoint } from './exportFacts'
import { checkImportEndpoint, importFactsEndpoint } from './importFacts'

/** What staff do with the facts of the states. */
export const factEndpoints: Endpoint[] = [
  correctFactEndpoint,
  confirmFactEndpoint,
  exportFactsEndpoint,
  checkImportEndpoint,
  importFactsEndpoint,
]
